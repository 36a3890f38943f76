import { brand } from '../../../kernel/brand.ts';

const dictionary = `/${brand.slug}-law-dictionary`;

export const lawAddress = {
  all: dictionary,
  letter: (letter: string) => `${dictionary}#letter-${letter}`,
  term: (slug: string) => `${dictionary}/${slug}`,
};
