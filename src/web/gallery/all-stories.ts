import type { Story } from './story.ts';

export interface NamedStory extends Story {
  /** The file of the primitive without its ending. */
  readonly name: string;
}

/** Every story of the folder: adding one is adding a file. */
export function allStories(): NamedStory[] {
  const files = import.meta.glob<{ story: Story }>('./stories/*.tsx', { eager: true });
  return Object.entries(files).map(([path, { story }]) => ({
    ...story,
    name: path.replace(/^.*\/|\.tsx$/g, ''),
  }));
}
