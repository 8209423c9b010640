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
  new Set(roll.leaves).size === roll.size &&
    vote.rollSize === roll.size &&
    sha256(roll.leaves.join('\n')) === roll.hash,
  'The roll does not match its hash.',
);
check(roll.size <= (roll.announcedSize ?? roll.size), 'The roll has grown since the announcement.');

const choices = (ballots ?? []).map(({ choice }) => choice);
const receipts = new Set((ballots ?? []).map(({ receipt }) => receipt));
const counts = Object.fromEntries([...vote.options, 'against', 'abstain'].map((name) => [name, 0]));
for (const choice of choices) {
  check(choice in counts, `There is no choice ${choice}.`);
  counts[choice] += 1;
}
check(receipts.size === choices.length, 'A receipt occurs twice.');
check(result.ballots <= (slips ?? roll.size), 'There are more ballots than slips.');
check((slips ?? 0) <= roll.size, 'There are more slips than people on the roll.');

const decided = choices.length - counts.abstain;
const passes = (votes) =>
  decided > 0 &&
  (majority ? votes * majority.denominator >= majority.numerator * decided : votes * 2 > decided);
const hasQuorum = !quorum || choices.length * quorum.denominator >= quorum.numerator * roll.size;
const winner = vote.options.find((option) => passes(counts[option]));
const [first, second, third] = vote.options.toSorted((one, other) => counts[other] - counts[one]);
const hasRunOff =
  !vote.isRunOff &&
  counts[second] > 0 &&
  counts[second] !== counts[third] &&
  passes(decided - counts.against);

let outcome = 'notAdopted';
if (!hasQuorum) outcome = 'noQuorum';
else if (winner) outcome = 'adopted';
else if (hasRunOff) outcome = 'runOff';

if (ballots === null) {
  outcome = 'tooFew';
  check(vote.isSecret && result.ballots < 10, 'This should have been counted.');
} else {
  check(choices.length === result.ballots, 'The number of ballots is wrong.');
  check(JSON.stringify(counts) === JSON.stringify(result.counts), 'The numbers are wrong.');
  const adopted = outcome === 'adopted' ? winner : null;
  check(adopted === result.adopted, 'Another text was adopted.');
  const runOff = outcome === 'runOff' ? [first, second] : null;
  check(JSON.stringify(runOff) === JSON.stringify(result.runOff), 'The run-off is wrong.');
}
check(outcome === result.outcome, 'The outcome is wrong.');

const lines = [vote.question, JSON.stringify(counts), outcome, sha256(text), ...problems];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
