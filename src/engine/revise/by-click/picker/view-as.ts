import { type ViewerQuestion, viewerAsked } from '../../../library/words/viewer-question.ts';

/** The role of whoever is signed in; the empty text for a visitor. Undefined where the app tells nobody apart. */
export function seenAs(): string | undefined {
  return ask({});
}

/** Has the app seen by the sample person of a role, or by a visitor for the empty text. */
export function viewAs(role: string): void {
  ask({ become: role });
}

/** The app answers at once, if it knows the question. */
function ask(detail: ViewerQuestion): string | undefined {
  window.dispatchEvent(new CustomEvent(viewerAsked, { detail }));
  return detail.role;
}
