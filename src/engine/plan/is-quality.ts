import { verbClass } from '../knowledge/verbs.ts';
import type { Request } from '../read/brief.ts';

/** Wishes about how the app should be, which every app fulfils by the way it is made. */
const quality =
  /\b(?:user[- ]friendly|responsive|intuitive|beautiful|attractive|visually|appealing|easy[- ]to[- ](?:use|navigate|understand)|aesthetic|clean|modern|stylish|layout|navigation|loading speed|fast|quick response|stable|stability|reliab\w+|robust\w*|maintainab\w+|error[- ]handling|exception[- ]handling|unified programming style|rapid development|component-based|smooth|secure|security|privacy|compatib\w+|accessib\w+|scalab\w+|performance|browsers?|devices?|mobile phones?|tablets?|interface|ui|ux|user experience|design|operation guidelines|animation|effects?|high[- ]quality)\b/;

/** Parts of a screen: they come with whatever is shown on it. */
export const screenPart =
  /\b(?:controls?|buttons?|sliders?|previews?|paginations?|tooltips?|validations?|icons?|illustrations?|backgrounds?|toggles?|schemes?|shortcuts?|copy[- ]to[- ]clipboards?|confetti|progress bars?|states?|modals?|pop-?ups?|headers?|footers?|sidebars?|nav(?:igation)? ?bars?|overlays?|gradients?|inputs?|dropdowns?|hover effects?|drag-and-drops?|transitions?|dark mode|light mode)$|\bdraggable\b/;

/** Whether a wish says how the app should be, not what one should be able to do with it. */
export function isQuality({ verb, object, rest }: Request): boolean {
  if ((verb === '' || verbClass(verb) === 'weak') && screenPart.test(object)) return true;
  const weak = verb === '' || ['weak', 'view', 'edit'].includes(verbClass(verb));
  const text = `${object} ${rest}`.trim();
  return (
    weak &&
    quality.test(text) &&
    (verb === '' ||
      verbClass(verb) === 'weak' ||
      /\b(?:user interface|interface|layout|navigation|design|effect|animation)s?$/.test(object))
  );
}
