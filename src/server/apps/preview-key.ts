/** Letters of the name under which a version can be looked at by whoever knows it. */
export const previewKeyLength = 26;
