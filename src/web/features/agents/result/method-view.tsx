import type { ReactNode } from 'react';
import type { AnyWork } from '../../../../catalog/agent-desk/work.ts';
import { Prose } from '../../../ui/prose.tsx';

/** How it was computed, what was assumed, and what it does not know. */
export function MethodView({ work }: { work: AnyWork }) {
  const { method, examples } = work;
  return (
    <section aria-labelledby="method" className="grid grid-cols-1 gap-4 border-t border-line pt-8">
      <h2 id="method" className="scroll-mt-20 text-lead font-semibold text-ink">
        How this is computed
      </h2>
      <Prose>
        <p>
          <strong>{method.name}.</strong>
        </p>
        {method.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Lines heading="What is assumed" lines={method.assumptions} />
        <Lines heading="What it does not know" lines={method.limits} />
        <Lines
          heading="Sources"
          lines={method.sources.map(({ text, url }) =>
            url === undefined ? (
              text
            ) : (
              <a key={text} href={url}>
                {text}
              </a>
            ),
          )}
        />
        <Lines heading="Checked against" lines={examples.map(({ source }) => source)} />
      </Prose>
    </section>
  );
}

/** A tool of one's own has no sources; a heading over nothing would be a question. */
function Lines({ heading, lines }: { heading: string; lines: readonly ReactNode[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul>
        {lines.map((line, index) => {
          const key = `${heading}-${index}`;
          return <li key={key}>{line}</li>;
        })}
      </ul>
    </>
  );
}
