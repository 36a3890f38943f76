import type { AppSpec } from '../../spec/app-spec.ts';
import type { TextPlace } from './text-place.ts';

/** One thing that somebody does to an element of the app. */
export type ClickChange =
  | { readonly do: 'text'; readonly place: TextPlace; readonly text: string }
  | { readonly do: 'colour'; readonly of: 'background' | 'component'; readonly colour: string }
  | { readonly do: 'move-section'; readonly section: string; readonly by: -1 | 1 }
  | { readonly do: 'section-to-page'; readonly section: string; readonly page: string }
  | { readonly do: 'move-field'; readonly entity: string; readonly field: string; readonly by: -1 | 1 }
  | { readonly do: 'move-page'; readonly page: string; readonly by: -1 | 1 }
  | { readonly do: 'hide-section'; readonly section: string }
  | { readonly do: 'hide-field'; readonly entity: string; readonly field: string }
  | { readonly do: 'hide-page'; readonly page: string }
  | { readonly do: 'hide-action'; readonly action: string };

/** What was asked for and what became of it, a sentence each. */
export interface Said {
  readonly request: string;
  readonly change: string;
}

/** What came of it: another plan with what was asked and what became different, or why not. */
export type ClickOutcome =
  | ({ readonly ok: true; readonly spec: AppSpec } & Said)
  | { readonly ok: false; readonly why: string };
