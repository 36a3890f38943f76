export type Severity = 'high' | 'medium' | 'low';

/** Whom a wording serves: the party that the sentence names as acting, the other one, or whoever drafted it. */
export type Favours = 'actor' | 'other' | 'drafter';

export interface RiskRule {
  readonly id: string;
  readonly name: string;
  readonly pattern: RegExp;
  readonly severity: Severity;
  readonly favours: Favours;
  readonly why: string;
  /** A wording that both sides usually accept; {actor} and {other} stand for the parties. */
  readonly milder: string;
  /** What stands in place of the matched words, where an exchange of words is enough. */
  readonly swap?: string;
}
