import type { AnyWork } from '../../../../catalog/agent-desk/work.ts';
import { Prose } from '../../../ui/prose.tsx';

/** How it was computed, what was assumed, and what it does not know. */
export function MethodView({ work }: { work: AnyWork }) {
  const { method, examples } = work;
  return (
    <section aria-labelledby="method" className="grid gap-4 border-t border-line pt-8">
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
        <h3>What is assumed</h3>
        <ul>
          {method.assumptions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h3>What it does not know</h3>
        <ul>
          {method.limits.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h3>Sources</h3>
        <ul>
          {method.sources.map(({ text, url }) => (
            <li key={text}>{url === undefined ? text : <a href={url}>{text}</a>}</li>
          ))}
        </ul>
        <h3>Checked against</h3>
        <ul>
          {examples.map(({ source }) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </Prose>
    </section>
  );
}
