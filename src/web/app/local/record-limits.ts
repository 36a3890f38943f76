/** What the database takes for the name of a run. */
export const runNameLength = 120;

/** So many former versions are kept of a tool or an agent of one's own. */
export const keptVersions = 20;

/** What the database takes for the title of a curriculum. */
export const planTitleLength = 120;
