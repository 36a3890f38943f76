import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame } from '../../fit/game-fit.ts';

const props = z.object({});

export const block = defineBlock<z.infer<typeof props>>({
  id: 'markdown-editor',
  title: 'Markdown editor',
  words: [
    'markdown editor',
    'markdown preview',
    'markdown previewer',
    'markdown viewer',
    'markdown converter',
    'markdown to html',
    'edit markdown',
    'write markdown',
    'live markdown',
    'text editor',
    'rich text editor',
    'document editor',
    'online text editor',
    'note editor',
    'distraction free writing',
    'writing app',
    'format text',
  ],
  size: 'app',
  props,
  example: {},
  fit: ({ subject, text }) => ({
    title: /markdown/i.test(`${subject} ${text}`) ? 'Markdown editor' : 'Text editor',
    props: {},
  }),
  emit: emitGame('MarkdownEditor', 'tools/markdown/markdown-editor.tsx', 'Markdown editor'),
  prove(_props, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'The preview follows the text',
        steps: [
          open,
          { do: 'fill', label: 'Markdown', value: '## Plan\n\n- **first**\n- second' },
          { do: 'count', selector: '[data-preview] h4', min: 1, max: 1 },
          { do: 'count', selector: '[data-preview] li', min: 2, max: 2 },
          { do: 'count', selector: '[data-preview] strong', min: 1, max: 1 },
          { do: 'see', text: '3 words' },
        ],
      },
      {
        name: 'A saved document is kept and opened again',
        steps: [
          open,
          { do: 'fill', label: 'Name', value: 'Harbour notes' },
          { do: 'fill', label: 'Markdown', value: '# Tides' },
          { do: 'press', name: 'Save' },
          { do: 'press', name: 'New document' },
          { do: 'see', text: 'The preview appears here' },
          { do: 'reload' },
          { do: 'press', name: 'Open Harbour notes' },
          { do: 'count', selector: '[data-preview] h3', min: 1, max: 1 },
        ],
      },
    ];
  },
});
