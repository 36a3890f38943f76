const good =
  /^(active|available|approved|completed?|confirmed|done|delivered|paid|published|open|online|resolved|accepted|passed|in stock|success|settled|enrolled|checked in|won|hired|verified|enabled|ready)$/i;
const bad =
  /^(cancelled|canceled|rejected|failed|overdue|closed|blocked|expired|out of stock|offline|lost|banned|inactive|declined|absent|critical|high|urgent)$/i;

/** A state in one word, with a colour that goes with what it means. */
export function Badge({ children }: { children: string }) {
  const tone = good.test(children)
    ? 'bg-good-soft text-good'
    : bad.test(children)
      ? 'bg-danger-soft text-danger-ink'
      : 'bg-soft text-ink';
  return (
    <span
      className={`app-badge inline-flex max-w-full items-center rounded-badge px-2.5 py-0.5 text-xs font-semibold ${tone}`}
    >
      {children}
    </span>
  );
}
