import { CodeView } from '../../ui/code-view.tsx';
import type { Story } from '../story.ts';

const code = `import { tax } from './tax.ts';

/** What the customer pays, in cents. */
export function total(lines: readonly Line[], country: string): number {
  const net = lines.reduce((sum, { price, count }) => sum + price * count, 0);
  return Math.round(net * (1 + tax[country])); // cents are whole
}

console.log(total([{ price: 1250, count: 3 }], 'no'), 'cents', true, /\\d+/.test('42'));
`;

export const story: Story = { group: 'Text', title: 'Code view', Show };

function Show() {
  return <CodeView name="src/total.ts" language="ts" code={code} />;
}
