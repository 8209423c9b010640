// Counts the record of a vote: node recount.mjs https://…/record.json [hash that was mailed]
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const [source = '', expected] = process.argv.slice(2);
const text = /^https?:/.test(source)
  ? await (await fetch(source)).text()
  : await readFile(source, 'utf8');
const sha256 = (words) => createHash('sha256').update(words).digest('hex');
const { vote, roll, slips, ballots, result } = JSON.parse(text);
const { majority, quorum } = vote.rules;
const problems = [];
const check = (isRight, problem) => isRight || problems.push(problem);

check(!expected || sha256(text) === expected, 'The hash is not the one that was mailed.');
check(
  new Set(roll.leaves).size === roll.size && sha256(roll.leaves.join('\n')) === roll.hash,
  'The roll does not match its hash.',
);

const choices = (ballots ?? []).map(({ choice }) => choice);
const receipts = new Set((ballots ?? []).map(({ receipt }) => receipt));
const counts = Object.fromEntries([...vote.options, 'against', 'abstain'].map((name) => [name, 0]));
for (const choice of choices) {
  check(choice in counts, `There is no choice ${choice}.`);
  counts[choice] += 1;
}
check(receipts.size === choices.length, 'A receipt occurs twice.');
check(choices.length <= (slips ?? roll.size), 'There are more ballots than slips.');

const decided = choices.length - counts.abstain;
const passes = (votes) =>
  decided > 0 &&
  (majority ? votes * majority.denominator >= majority.numerator * decided : votes * 2 > decided);
const hasQuorum = !quorum || choices.length * quorum.denominator >= quorum.numerator * roll.size;
const adopted = hasQuorum ? vote.options.find((option) => passes(counts[option])) : undefined;

if (result.outcome === 'tooFew') {
  check(vote.isSecret && ballots === null && result.ballots < 10, 'This should have been counted.');
} else {
  check(JSON.stringify(counts) === JSON.stringify(result.counts), 'The numbers are wrong.');
  check((adopted ?? null) === result.adopted, 'Another text was adopted.');
  check(hasQuorum === (result.outcome !== 'noQuorum'), 'The quorum is wrong.');
}

const lines = [vote.question, JSON.stringify(counts), result.outcome, sha256(text), ...problems];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
