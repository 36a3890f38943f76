import type { DocumentPart } from '../../../../catalog/agent-desk/parts.ts';

/** A document as plain text, as it is copied into a letter. */
export function textOfDocument({ title, blocks }: DocumentPart): string {
  const lines = blocks.map((block) => {
    if (block.kind === 'list')
      return block.items.map((item, index) => `${block.numbered ? `${index + 1}.` : '-'} ${item}`).join('\n');
    return block.text;
  });
  return [title, ...lines].join('\n\n');
}
