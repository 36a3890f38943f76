/** Where in the app an element stands. */
export const pickedAreas = ['header', 'page', 'footer', 'dialog'] as const;
type PickedArea = (typeof pickedAreas)[number];

/** What a preview tells of an element that somebody chose. It comes from a page that nobody has read: it is a hint, no fact. */
export interface PickedElement {
  /** The page of the app that is shown: `/books`, `/books/books-3`. */
  readonly route: string;
  readonly area: PickedArea;
  readonly tag: string;
  /** What it says, without line breaks. */
  readonly text: string;
  /** Which part of the page it belongs to, counted from 0. */
  readonly part?: number | undefined;
  /** The id of the record that it belongs to. */
  readonly record?: string | undefined;
  /** The page that it leads to, when it is a link. */
  readonly link?: string | undefined;
  /** The label that it stands beside: of a value, of a column, of a control. */
  readonly near?: string | undefined;
}

/** What the platform tells a preview. */
export type ToPreview =
  | {
      readonly to: 'preview';
      readonly say: 'hello';
      readonly picking: boolean;
      readonly scroll: number;
      /** The role in whose eyes the app is to be seen; the empty text for a visitor, absent where nobody has chosen. */
      readonly as?: string | undefined;
    }
  | { readonly to: 'preview'; readonly say: 'view-as'; readonly as: string }
  | { readonly to: 'preview'; readonly say: 'pick'; readonly picking: boolean }
  | { readonly to: 'preview'; readonly say: 'go'; readonly route: string };

/** What a preview tells the platform. */
export type FromPreview =
  | {
      readonly from: 'preview';
      readonly say: 'here';
      readonly route: string;
      readonly scroll: number;
      /** The role of whoever is signed in; the empty text for a visitor, absent where the app does not say. */
      readonly as?: string | undefined;
    }
  | { readonly from: 'preview'; readonly say: 'picked'; readonly element: PickedElement }
  | { readonly from: 'preview'; readonly say: 'leave' };
