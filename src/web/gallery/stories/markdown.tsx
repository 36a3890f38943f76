import { Markdown } from '../../ui/markdown.tsx';
import type { Story } from '../story.ts';

const text = `# What the agent found

The contract has **two** clauses that need a look, see [the list](/) and [the law](https://example.com).

| Clause | Risk | Pages |
| --- | --- | ---: |
| 4.2 Termination | high | 12 |
| 7.1 Liability | medium | 18 |

- [x] Read the contract
- [ ] Ask the other side

\`\`\`json
{ "risk": "high", "pages": [12, 18] }
\`\`\`

<b>HTML is shown as text.</b>
`;

export const story: Story = { group: 'Text', title: 'Markdown', Show };

function Show() {
  return <Markdown text={text} demote={3} />;
}
