export default {
  lead: 'Our members discuss what we stand for, vote on it, and check what becomes of it. Everybody can follow how they decide.',
  howToJoin: 'An account is free. Each vote and consultation says who can take part.',
  emptyTitle: 'Nothing to take part in yet',
  empty: 'When we ask our members or put a text to the vote, you will find it here.',
  open: 'Open now',
  nothingOpen: 'Nothing is open at the moment.',
  announced: 'Announced',
  past: 'Recently decided',
  allVotes: 'All votes',
  allConsultations: 'All consultations',
  pledges: 'What we promised, and how it stands, with the evidence for each judgement.',
} as const;
