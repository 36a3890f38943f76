/** A folder in which what is sent lies as files, one for each, named by the time of sending. */
export interface OutboxFolder {
  readonly directory: string;
  /** Of the names of its files, with the dot. */
  readonly ending: string;
  /** As many as one look into it shows. */
  readonly listed: number;
}
