/** A4 in points, and where its text stands. Distances are from the top, as on a screen. */
export const sheet = {
  width: 595.28,
  height: 841.89,
  left: 56,
  top: 58,
  /** Below this stands only the foot. */
  bottom: 775,
} as const;

export const contentWidth = sheet.width - 2 * sheet.left;
export const contentHeight = sheet.bottom - sheet.top;
