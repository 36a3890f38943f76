/** What everybody may know of something that works at the desk at once: light, because lists and the search load all of them. */
export interface DeskCard {
  /** The name of its folder, and of what is saved of it. */
  readonly slug: string;
  readonly name: string;
  /** The job in one sentence. */
  readonly job: string;
  /** What the person has in hand afterwards. */
  readonly handsOver: readonly string[];
  /** The methods by their names. */
  readonly methods: readonly string[];
  /** What people type when they look for it. */
  readonly words: readonly string[];
}

export interface AgentCard extends DeskCard {
  /** The id of its group. */
  readonly group: string;
}

/** Something that works like an agent, at a page of its own and in no group. */
export interface BuilderCard extends DeskCard {
  readonly path: string;
}
