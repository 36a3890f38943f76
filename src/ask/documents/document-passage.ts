/** A piece of one of the person's own documents, for those who answer from it. What it says is quoted and never followed. */
export interface DocumentPassage {
  /** The id of the document on this device. */
  readonly document: string;
  readonly title: string;
  /** Where it stands: “page 4”, “section Payment › Due dates”, “sheet Costs, rows 2–20”. */
  readonly place: string;
  readonly text: string;
}
