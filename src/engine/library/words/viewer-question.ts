/** The name of the event by which the frame around a preview asks who looks at the app, and has somebody else look. */
export const viewerAsked = 'viewer-asked';

export interface ViewerQuestion {
  /** The role that is to look, the empty text for a visitor; absent where it is only asked. */
  readonly become?: string;
  /** The answer: the role that looks now, the empty text for a visitor. */
  role?: string;
}

/** The script that previews have and published apps never do: without it the question is not heard. */
export const previewScript = '/.edit/picker.js';
