/** Words that say that something is kept, after what is kept: “expense tracker”, “recipe box”. */
const container =
  /\s+(?:list|lists|tracker|box|manager|log|planner|diary|aggregator|reader|feed|portal|hub|portfolio|guide|explorer|finder|viewer|organi[sz]er|catalogue?|directory|collection|library|register|book|journal|keeper|database|reminder|counter|organizer|scheduler|app|website|tool)$/;

/** Words for an app itself. */
const artifact = /\s+(?:site|web ?site|web app|platform|application|system|page|software|program)$/;

/** What is kept in an “expense tracker”: the expenses. */
export function withoutContainer(subject: string): string {
  const bare = subject
    .replace(/^(?:lists?|collections?|catalogues?|register) of\s+/, '')
    .replace(container, '')
    .replace(artifact, '');
  return bare === subject ? bare : withoutContainer(bare);
}
