export interface NavigationLink {
  readonly path: string;
  readonly label: string;
  /** Only shown to these roles. */
  readonly roles?: readonly string[];
}

export interface AppIdentity {
  readonly name: string;
  readonly tagline: string;
  readonly links: readonly NavigationLink[];
  /** Whether people can have accounts. */
  readonly accounts: boolean;
}
