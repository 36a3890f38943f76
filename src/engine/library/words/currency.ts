/** The sign of money where a field names none: that of the description, or dollars. */
export const currency: string = '$';
