/** A model that the person may ask. */
export interface UsableModel {
  readonly id: string;
  readonly name: string;
  /** The host that is asked. */
  readonly place: string;
}

/** The models that there are, and the one that answers. Without one, answers come from what is here. */
export interface ModelChoice {
  readonly models: readonly UsableModel[];
  readonly chosen: UsableModel | undefined;
  /** Without an id, none. */
  readonly choose: (id: string | undefined) => void;
}
