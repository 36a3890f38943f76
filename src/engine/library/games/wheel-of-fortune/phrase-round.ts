/** A round of the game with letters: points are spun for, consonants earn them, vowels cost them. */
export interface Player {
  readonly name: string;
  readonly points: number;
}

export interface Round {
  readonly phrase: string;
  readonly used: readonly string[];
  readonly players: readonly Player[];
  readonly turn: number;
  /** What a consonant is worth after a spin; undefined when the wheel must be turned first. */
  readonly worth: number | undefined;
  readonly solved: boolean;
  readonly told: string;
}

export const vowelPrice = 250;
export const wedges = [
  '100',
  '500',
  '200',
  'Bankrupt',
  '300',
  '700',
  '150',
  '400',
  'Lose a turn',
  '250',
  '900',
  '350',
];
export const vowels = 'AEIOU';

export function newRound(phrase: string, players: readonly Player[]): Round {
  const [first] = players;
  return {
    phrase: phrase.toUpperCase(),
    used: [],
    players,
    turn: 0,
    worth: undefined,
    solved: false,
    told: `${first?.name ?? 'Player'} begins. Spin the wheel.`,
  };
}

function next(round: Round, told: string): Round {
  const turn = (round.turn + 1) % round.players.length;
  return { ...round, turn, worth: undefined, told: `${told} ${round.players[turn]?.name ?? ''} spins next.` };
}

function withPoints(round: Round, change: (points: number) => number): Round {
  const players = round.players.map((player, index) =>
    index === round.turn ? { ...player, points: Math.max(0, change(player.points)) } : player,
  );
  return { ...round, players };
}

export function spun(round: Round, wedge: string): Round {
  const name = round.players[round.turn]?.name ?? '';
  if (wedge === 'Bankrupt')
    return next(
      withPoints(round, () => 0),
      `Bankrupt: ${name} loses all points.`,
    );
  if (wedge === 'Lose a turn') return next(round, `${name} loses a turn.`);
  return { ...round, worth: Number(wedge), told: `${wedge} points for each letter. Choose a consonant.` };
}

export function shownPhrase(round: Round): string[] {
  return [...round.phrase].map((letter) =>
    /[A-Z]/.test(letter) && !round.solved && !round.used.includes(letter) ? '_' : letter,
  );
}

export function mayGuess(round: Round, letter: string): boolean {
  if (round.solved || round.used.includes(letter)) return false;
  if (vowels.includes(letter)) return (round.players[round.turn]?.points ?? 0) >= vowelPrice;
  return round.worth !== undefined;
}

export function guess(round: Round, letter: string): Round {
  if (!mayGuess(round, letter)) return round;
  const count = [...round.phrase].filter((one) => one === letter).length;
  const isVowel = vowels.includes(letter);
  const paid = isVowel ? withPoints(round, (points) => points - vowelPrice) : round;
  const marked = { ...paid, used: [...paid.used, letter] };
  if (count === 0) return next(marked, `There is no ${letter}.`);
  const earned = isVowel ? marked : withPoints(marked, (points) => points + count * (round.worth ?? 0));
  const complete = shownPhrase(earned).every((shown) => shown !== '_');
  const told = `${count} × ${letter}.`;
  return {
    ...earned,
    worth: undefined,
    solved: complete,
    told: complete
      ? `${told} ${winner(earned)} completed the phrase.`
      : `${told} Spin, buy a vowel or solve.`,
  };
}

function winner(round: Round): string {
  return round.players[round.turn]?.name ?? '';
}

export function solve(round: Round, answer: string): Round {
  const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z]/g, '');
  if (plain(answer) !== plain(round.phrase)) return next(round, 'That is not the phrase.');
  const hidden = shownPhrase(round).filter((letter) => letter === '_').length;
  const paid = withPoints(round, (points) => points + hidden * 100);
  return { ...paid, solved: true, told: `Solved. ${winner(round)} gets ${hidden * 100} more points.` };
}
