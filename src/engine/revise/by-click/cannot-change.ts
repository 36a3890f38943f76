/** Why a change was not made, in words for the person who asked for it. */
export class CannotChange extends Error {}
