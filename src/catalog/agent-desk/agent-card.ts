/** What everybody may know of an agent at once: light, because lists and the search load all of them. */
export interface AgentCard {
  /** The name of its folder and of its address. */
  readonly slug: string;
  readonly name: string;
  /** The id of its group. */
  readonly group: string;
  /** The job in one sentence. */
  readonly job: string;
  /** What the person has in hand afterwards. */
  readonly handsOver: readonly string[];
  /** The methods by their names. */
  readonly methods: readonly string[];
  /** What people type when they look for it. */
  readonly words: readonly string[];
}
