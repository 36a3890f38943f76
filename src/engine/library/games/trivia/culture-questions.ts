import type { Question } from './question.ts';

/** Facts that do not change. The first answer is the right one; the game mixes them. */
export const cultureQuestions: readonly Question[] = [
  {
    category: 'Arts',
    text: 'Who painted the Mona Lisa?',
    answers: ['Leonardo da Vinci', 'Michelangelo', 'Raphael', 'Vincent van Gogh'],
  },
  {
    category: 'Arts',
    text: 'Who wrote Romeo and Juliet?',
    answers: ['William Shakespeare', 'Charles Dickens', 'Jane Austen', 'Oscar Wilde'],
  },
  {
    category: 'Arts',
    text: 'Who composed the Ninth Symphony with the Ode to Joy?',
    answers: ['Ludwig van Beethoven', 'Wolfgang Amadeus Mozart', 'Johann Sebastian Bach', 'Franz Schubert'],
  },
  {
    category: 'Arts',
    text: 'Who painted The Starry Night?',
    answers: ['Vincent van Gogh', 'Claude Monet', 'Pablo Picasso', 'Paul Cézanne'],
  },
  { category: 'Arts', text: 'How many strings does a standard violin have?', answers: ['4', '5', '6', '8'] },
  {
    category: 'Arts',
    text: 'Who wrote Pride and Prejudice?',
    answers: ['Jane Austen', 'Emily Brontë', 'Mary Shelley', 'Virginia Woolf'],
  },
  {
    category: 'Arts',
    text: 'Which instrument has 88 keys?',
    answers: ['Piano', 'Accordion', 'Harpsichord', 'Clarinet'],
  },
  {
    category: 'Arts',
    text: 'Who wrote Don Quixote?',
    answers: ['Miguel de Cervantes', 'Gabriel García Márquez', 'Pablo Neruda', 'Dante Alighieri'],
  },
  {
    category: 'Arts',
    text: 'Which colours mix to green in paint?',
    answers: ['Blue and yellow', 'Red and blue', 'Red and yellow', 'Blue and orange'],
  },
  {
    category: 'Arts',
    text: 'Who wrote the novel 1984?',
    answers: ['George Orwell', 'Aldous Huxley', 'Ray Bradbury', 'H. G. Wells'],
  },
  {
    category: 'Arts',
    text: 'In which museum does the Mona Lisa hang?',
    answers: ['Louvre', 'Prado', 'Uffizi', 'British Museum'],
  },
  {
    category: 'Sports',
    text: 'How many players of a football team are on the field at the start?',
    answers: ['11', '10', '9', '12'],
  },
  { category: 'Sports', text: 'How many rings are in the Olympic symbol?', answers: ['5', '4', '6', '7'] },
  {
    category: 'Sports',
    text: 'In which sport is the term love used for no points?',
    answers: ['Tennis', 'Golf', 'Cricket', 'Boxing'],
  },
  {
    category: 'Sports',
    text: 'How many points is a basketball shot from beyond the arc worth?',
    answers: ['3', '2', '1', '4'],
  },
  {
    category: 'Sports',
    text: 'How long is a marathon, to the nearest kilometre?',
    answers: ['42 km', '40 km', '38 km', '45 km'],
  },
  {
    category: 'Sports',
    text: 'How many innings does a regular professional baseball game have?',
    answers: ['9', '7', '8', '10'],
  },
  {
    category: 'Sports',
    text: 'In which city were the first modern Olympic Games held in 1896?',
    answers: ['Athens', 'Paris', 'London', 'Rome'],
  },
  {
    category: 'Sports',
    text: 'Which piece in chess can only move diagonally?',
    answers: ['Bishop', 'Rook', 'Knight', 'King'],
  },
  {
    category: 'Sports',
    text: 'How many holes does a full round of golf have?',
    answers: ['18', '9', '12', '21'],
  },
  {
    category: 'Sports',
    text: 'In which sport does one score a strike with ten pins?',
    answers: ['Bowling', 'Darts', 'Curling', 'Billiards'],
  },
  {
    category: 'Sports',
    text: 'How many players per side are on a volleyball court?',
    answers: ['6', '5', '7', '8'],
  },
  {
    category: 'Technology',
    text: 'What does CPU stand for?',
    answers: [
      'Central processing unit',
      'Computer power unit',
      'Core program utility',
      'Central program unit',
    ],
  },
  {
    category: 'Technology',
    text: 'Who proposed the World Wide Web in 1989?',
    answers: ['Tim Berners-Lee', 'Bill Gates', 'Steve Jobs', 'Vint Cerf'],
  },
  { category: 'Technology', text: 'How many bits are in a byte?', answers: ['8', '4', '16', '10'] },
  {
    category: 'Technology',
    text: 'What does HTML stand for?',
    answers: [
      'HyperText Markup Language',
      'High Transfer Machine Language',
      'Hyperlink Text Mode Line',
      'Home Tool Markup Language',
    ],
  },
  {
    category: 'Technology',
    text: 'Which number system has only 0 and 1?',
    answers: ['Binary', 'Decimal', 'Octal', 'Hexadecimal'],
  },
  {
    category: 'Technology',
    text: 'Who is often called the first computer programmer?',
    answers: ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Marie Curie'],
  },
  { category: 'Technology', text: 'What is the usual port of HTTPS?', answers: ['443', '80', '22', '25'] },
  {
    category: 'Technology',
    text: 'Which company first sold the iPhone?',
    answers: ['Apple', 'Nokia', 'Samsung', 'Motorola'],
  },
  {
    category: 'Technology',
    text: 'What does RAM stand for?',
    answers: ['Random access memory', 'Rapid action memory', 'Read and move', 'Remote access module'],
  },
  {
    category: 'Technology',
    text: 'What is the number FF in hexadecimal as a decimal?',
    answers: ['255', '256', '240', '16'],
  },
  {
    category: 'Technology',
    text: 'In which year was the first iPhone sold?',
    answers: ['2007', '2001', '2010', '2005'],
  },
];
