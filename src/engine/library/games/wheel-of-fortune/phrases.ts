export interface Phrase {
  readonly category: string;
  readonly text: string;
}

export const phrases: readonly Phrase[] = [
  { category: 'Saying', text: 'Actions speak louder than words' },
  { category: 'Saying', text: 'The early bird catches the worm' },
  { category: 'Saying', text: 'Better late than never' },
  { category: 'Saying', text: 'Practice makes perfect' },
  { category: 'Saying', text: 'Every cloud has a silver lining' },
  { category: 'Saying', text: 'Two heads are better than one' },
  { category: 'Place', text: 'The Great Wall of China' },
  { category: 'Place', text: 'Grand Canyon National Park' },
  { category: 'Place', text: 'Sydney Opera House' },
  { category: 'Place', text: 'The Eiffel Tower' },
  { category: 'Food', text: 'Freshly baked apple pie' },
  { category: 'Food', text: 'Chocolate chip cookies' },
  { category: 'Food', text: 'Spaghetti with meatballs' },
  { category: 'Thing', text: 'A deck of playing cards' },
  { category: 'Thing', text: 'Hot air balloon' },
  { category: 'Thing', text: 'Electric guitar' },
  { category: 'Nature', text: 'Northern lights' },
  { category: 'Nature', text: 'Tropical rain forest' },
  { category: 'Nature', text: 'Shooting star' },
  { category: 'Activity', text: 'Riding a bicycle' },
  { category: 'Activity', text: 'Walking along the beach' },
  { category: 'Activity', text: 'Planting flowers in spring' },
];
