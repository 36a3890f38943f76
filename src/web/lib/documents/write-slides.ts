import { brand } from '../../../kernel/brand.ts';
import { cleaned } from './clean-text.ts';
import type { Report } from './report.ts';

/** The slides of a result: titles, bullets, charts and shapes that PowerPoint can change, and notes for who speaks. */
export async function writeSlides(report: Report): Promise<Blob> {
  const [{ default: Deck }, { layDeck }] = await Promise.all([
    import('pptxgenjs'),
    import('./slides/lay-deck.ts'),
  ]);
  const { title, result } = cleaned(report);
  const deck = new Deck();
  deck.title = title;
  deck.subject = result.summary;
  deck.author = brand.name;
  deck.company = brand.name;
  layDeck(deck, result.slides ?? [], title);
  const written = await deck.write({ outputType: 'arraybuffer' });
  return new Blob([written as ArrayBuffer], {
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  });
}
