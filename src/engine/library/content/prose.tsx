/** A text to read. */
export function Prose({ title, paragraphs }: { title?: string; paragraphs: readonly string[] }) {
  const [first = '', ...rest] = paragraphs;
  return (
    <article className="grid max-w-3xl gap-4 border-l-4 border-primary pl-5 sm:pl-8">
      {title === undefined ? null : (
        <h2 className="font-heading text-2xl font-bold tracking-tight sm:text-3xl">{title}</h2>
      )}
      <p className="text-lg leading-relaxed">{first}</p>
      {rest.map((paragraph) => (
        <p key={paragraph} className="leading-relaxed text-muted">
          {paragraph}
        </p>
      ))}
    </article>
  );
}
