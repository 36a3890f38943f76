import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each([
  ['de', 'Eine App für meinen Ruderverein, Mitglieder buchen Boote'],
  ['fr', 'Une application pour gérer les prêts de livres à la bibliothèque'],
  ['es', 'Una lista para mi panadería con los pedidos de la semana'],
  ['en', 'tip calculator'],
  ['en', 'Weingut Pichler-Hansl, South Styria. On top the photo of the hill with fog'],
  ['en', 'los angeles la liga standings'],
  ['en', 'a menu for el toro, tapas y vino'],
  ['en', 'pizza'],
])('takes for %s: %s', (language, text) => expect(languageOf(text)).toBe(language));
