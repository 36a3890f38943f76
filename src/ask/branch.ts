interface Turn {
  readonly id: string;
  /** The turn that it follows; null for one that begins a conversation. */
  readonly parent: string | null;
}

/** The turns from the first question of a conversation to the one named, or to the last one where there is none of that name. */
export function branchTo<Of extends Turn>(turns: readonly Of[], end: string | null): Of[] {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const branch: Of[] = [];
  let turn = byId.get(end ?? '') ?? turns.at(-1);
  // A turn that comes again would lead round in a circle.
  while (turn !== undefined && !branch.includes(turn)) {
    branch.unshift(turn);
    turn = turn.parent === null ? undefined : byId.get(turn.parent);
  }
  return branch;
}
