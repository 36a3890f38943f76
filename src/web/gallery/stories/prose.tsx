import { Prose } from '../../ui/prose.tsx';
import type { Story } from '../story.ts';

export const story: Story = { group: 'Text', title: 'Prose', Show };

function Show() {
  return (
    <Prose>
      <h4>How to price a service</h4>
      <p>
        Start from what it is worth to the customer, not from the hours it takes. A{' '}
        <strong>fixed price</strong> is easier to say yes to, and <a href="#prose">easier to plan with</a>.
      </p>
      <blockquote>
        <p>Nobody buys hours. They buy an end to a problem.</p>
      </blockquote>
      <ol>
        <li>Write down the outcome.</li>
        <li>
          Ask what it saves, then take a share, such as <code>0.2 × saved</code>.
        </li>
      </ol>
    </Prose>
  );
}
