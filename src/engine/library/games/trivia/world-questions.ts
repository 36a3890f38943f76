import type { Question } from './question.ts';

/** Facts that do not change. The first answer is the right one; the game mixes them. */
export const worldQuestions: readonly Question[] = [
  {
    category: 'Geography',
    text: 'What is the capital of Australia?',
    answers: ['Canberra', 'Sydney', 'Melbourne', 'Perth'],
  },
  {
    category: 'Geography',
    text: 'Which is the largest ocean?',
    answers: ['Pacific', 'Atlantic', 'Indian', 'Arctic'],
  },
  {
    category: 'Geography',
    text: 'Which river flows through Paris?',
    answers: ['Seine', 'Rhine', 'Danube', 'Thames'],
  },
  {
    category: 'Geography',
    text: 'Which country has the largest area?',
    answers: ['Russia', 'Canada', 'China', 'United States'],
  },
  {
    category: 'Geography',
    text: 'Which is the highest mountain above sea level?',
    answers: ['Mount Everest', 'K2', 'Kilimanjaro', 'Denali'],
  },
  {
    category: 'Geography',
    text: 'What is the capital of Canada?',
    answers: ['Ottawa', 'Toronto', 'Montreal', 'Vancouver'],
  },
  {
    category: 'Geography',
    text: 'On which continent is Egypt for the most part?',
    answers: ['Africa', 'Asia', 'Europe', 'South America'],
  },
  {
    category: 'Geography',
    text: 'Which is the smallest country by area?',
    answers: ['Vatican City', 'Monaco', 'San Marino', 'Malta'],
  },
  {
    category: 'Geography',
    text: 'Which sea lies between Europe and Africa?',
    answers: ['Mediterranean Sea', 'Baltic Sea', 'Red Sea', 'Caspian Sea'],
  },
  {
    category: 'Geography',
    text: 'What is the capital of Brazil?',
    answers: ['Brasília', 'Rio de Janeiro', 'São Paulo', 'Salvador'],
  },
  {
    category: 'Geography',
    text: 'Which country is shaped like a boot?',
    answers: ['Italy', 'Greece', 'Portugal', 'Norway'],
  },
  { category: 'Science', text: 'What is the chemical symbol of gold?', answers: ['Au', 'Ag', 'Go', 'Gd'] },
  {
    category: 'Science',
    text: 'How many planets does the solar system have?',
    answers: ['8', '7', '9', '10'],
  },
  {
    category: 'Science',
    text: 'Which gas do plants take in for photosynthesis?',
    answers: ['Carbon dioxide', 'Oxygen', 'Nitrogen', 'Helium'],
  },
  {
    category: 'Science',
    text: 'At how many degrees Celsius does water freeze at sea level?',
    answers: ['0', '32', '10', '-10'],
  },
  {
    category: 'Science',
    text: 'Which planet is closest to the Sun?',
    answers: ['Mercury', 'Venus', 'Mars', 'Earth'],
  },
  {
    category: 'Science',
    text: 'What is the unit of electrical resistance?',
    answers: ['Ohm', 'Volt', 'Watt', 'Ampere'],
  },
  {
    category: 'Science',
    text: 'Which element has the atomic number 1?',
    answers: ['Hydrogen', 'Helium', 'Oxygen', 'Carbon'],
  },
  {
    category: 'Science',
    text: 'How many bones does an adult human usually have?',
    answers: ['206', '186', '226', '306'],
  },
  {
    category: 'Science',
    text: 'Who wrote down the three laws of motion?',
    answers: ['Isaac Newton', 'Albert Einstein', 'Galileo Galilei', 'Niels Bohr'],
  },
  {
    category: 'Science',
    text: 'Which blood cells carry oxygen?',
    answers: ['Red blood cells', 'White blood cells', 'Platelets', 'Plasma cells'],
  },
  {
    category: 'Science',
    text: 'What is the largest animal that ever lived, as far as is known?',
    answers: ['Blue whale', 'African elephant', 'Whale shark', 'Giraffe'],
  },
  {
    category: 'History',
    text: 'In which year did the First World War begin?',
    answers: ['1914', '1918', '1939', '1905'],
  },
  {
    category: 'History',
    text: 'Who was the first president of the United States?',
    answers: ['George Washington', 'Thomas Jefferson', 'John Adams', 'Abraham Lincoln'],
  },
  {
    category: 'History',
    text: 'In which year did humans first walk on the Moon?',
    answers: ['1969', '1959', '1972', '1965'],
  },
  {
    category: 'History',
    text: 'In which city did the wall between East and West fall in 1989?',
    answers: ['Berlin', 'Vienna', 'Prague', 'Warsaw'],
  },
  {
    category: 'History',
    text: 'Which people built Machu Picchu?',
    answers: ['Inca', 'Maya', 'Aztec', 'Olmec'],
  },
  {
    category: 'History',
    text: 'In which year did the Second World War end?',
    answers: ['1945', '1939', '1950', '1943'],
  },
  {
    category: 'History',
    text: 'Who was the first to print with movable type in Europe around 1450?',
    answers: ['Johannes Gutenberg', 'Leonardo da Vinci', 'Martin Luther', 'William Caxton'],
  },
  {
    category: 'History',
    text: 'In which country did the Industrial Revolution begin?',
    answers: ['Great Britain', 'France', 'Germany', 'United States'],
  },
  {
    category: 'History',
    text: 'Which ship sank on its first voyage in 1912?',
    answers: ['Titanic', 'Lusitania', 'Bismarck', 'Mayflower'],
  },
  {
    category: 'History',
    text: 'In which year did the French Revolution begin?',
    answers: ['1789', '1776', '1815', '1848'],
  },
  {
    category: 'History',
    text: 'In which ancient city was the Colosseum built?',
    answers: ['Rome', 'Athens', 'Carthage', 'Alexandria'],
  },
];
