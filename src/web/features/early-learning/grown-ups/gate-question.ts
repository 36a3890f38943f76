const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export interface GateQuestion {
  readonly text: string;
  readonly answer: number;
}

/** A multiplication in words, for who can read and reckon. */
export function gateQuestion(random: () => number): GateQuestion {
  const [one, other] = [3 + Math.floor(random() * 6), 3 + Math.floor(random() * 6)];
  return { text: `${words[one - 2]} times ${words[other - 2]}`, answer: one * other };
}

/** The number that was written, also with spaces around it. */
export function isAnswer({ answer }: GateQuestion, written: string): boolean {
  return /^\d{1,3}$/.test(written.trim()) && Number(written.trim()) === answer;
}
