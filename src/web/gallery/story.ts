import type { ComponentType } from 'react';

export const storyGroups = [
  'Actions',
  'Fields',
  'Layout',
  'Messages',
  'Navigation',
  'Overlays',
  'Data',
  'Text',
] as const;

/** One primitive shown in the states that matter. Its file bears the name of the primitive's. */
export interface Story {
  readonly group: (typeof storyGroups)[number];
  readonly title: string;
  readonly Show: ComponentType;
}
