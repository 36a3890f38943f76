/** What the database takes for the name of a run. */
export const runNameLength = 120;

/** So many former versions are kept of a tool or an agent of one's own. */
export const keptVersions = 20;

/** What the database takes for the title of a curriculum. */
export const planTitleLength = 120;

/** What the database takes for a resource of one's own. */
export const resourceTitleLength = 120;
export const resourceAboutLength = 200;
export const longestKeptText = 250_000;
/** What somebody may write: two such texts of two devices still fit. */
export const longestResourceText = 100_000;
