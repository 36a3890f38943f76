/** What a day of the year brings: a question to reflect on, and one small lesson. */
export interface DayText {
  readonly day: number;
  readonly reflect: string;
  readonly learn: { readonly title: string; readonly text: string };
}
