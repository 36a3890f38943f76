/** A sentence is clear, and there is nothing to do. */
export class NothingToChange extends Error {}
