interface BankQuestion {
  question: string;
  right: string;
  wrong: string[];
}

const general: readonly BankQuestion[] = [
  { question: 'Which planet is closest to the Sun?', right: 'Mercury', wrong: ['Venus', 'Earth', 'Mars'] },
  { question: 'How many minutes are in a day?', right: '1440', wrong: ['1240', '1640', '2400'] },
  {
    question: 'What is the capital of Australia?',
    right: 'Canberra',
    wrong: ['Sydney', 'Melbourne', 'Perth'],
  },
  {
    question: 'Which gas do plants take up from the air?',
    right: 'Carbon dioxide',
    wrong: ['Oxygen', 'Helium', 'Hydrogen'],
  },
  { question: 'How many sides has a hexagon?', right: 'Six', wrong: ['Five', 'Seven', 'Eight'] },
  {
    question: 'Which ocean is the largest?',
    right: 'The Pacific',
    wrong: ['The Atlantic', 'The Indian', 'The Arctic'],
  },
];

const topics: readonly (readonly [RegExp, readonly BankQuestion[]])[] = [
  [
    /math|number|arithmetic|calculat/i,
    [
      { question: 'What is 7 × 8?', right: '56', wrong: ['54', '63', '48'] },
      { question: 'What is 15% of 200?', right: '30', wrong: ['15', '25', '35'] },
      { question: 'Which of these is a prime number?', right: '29', wrong: ['27', '33', '39'] },
      { question: 'What is the square root of 144?', right: '12', wrong: ['11', '13', '14'] },
      { question: 'How many degrees has a right angle?', right: '90', wrong: ['45', '60', '180'] },
    ],
  ],
  [
    /program|code|coding|web|software|computer|developer/i,
    [
      {
        question: 'Which language describes the structure of a web page?',
        right: 'HTML',
        wrong: ['SQL', 'CSS', 'Bash'],
      },
      {
        question: 'What does CSS describe?',
        right: 'How a page looks',
        wrong: ['What a server stores', 'How a network routes', 'Who may sign in'],
      },
      { question: 'Which HTTP status means “not found”?', right: '404', wrong: ['200', '301', '500'] },
      { question: 'How many bits are in a byte?', right: '8', wrong: ['4', '16', '10'] },
      {
        question: 'What does a database index make faster?',
        right: 'Finding rows',
        wrong: ['Drawing charts', 'Writing e-mail', 'Compressing images'],
      },
    ],
  ],
  [
    /english|language|vocabulary|grammar|word|spelling/i,
    [
      { question: 'What is the past tense of “go”?', right: 'went', wrong: ['goed', 'gone', 'going'] },
      {
        question: 'Which word is spelled correctly?',
        right: 'necessary',
        wrong: ['neccessary', 'necesary', 'neccesary'],
      },
      { question: 'What is the opposite of “ancient”?', right: 'modern', wrong: ['old', 'large', 'quiet'] },
      { question: 'Which word is an adverb?', right: 'quickly', wrong: ['quick', 'quickness', 'quicken'] },
      {
        question: 'What is the plural of “analysis”?',
        right: 'analyses',
        wrong: ['analysises', 'analysis', 'analysi'],
      },
    ],
  ],
  [
    /health|medic|fitness|nutrition|body/i,
    [
      {
        question: 'Which organ pumps blood?',
        right: 'The heart',
        wrong: ['The liver', 'The lung', 'The kidney'],
      },
      {
        question: 'Which vitamin does the skin make in sunlight?',
        right: 'Vitamin D',
        wrong: ['Vitamin C', 'Vitamin A', 'Vitamin K'],
      },
      {
        question: 'Which nutrient has the most energy per gram?',
        right: 'Fat',
        wrong: ['Protein', 'Sugar', 'Fibre'],
      },
      { question: 'How many chambers has the human heart?', right: 'Four', wrong: ['Two', 'Three', 'Six'] },
      {
        question: 'Which mineral is important for bones?',
        right: 'Calcium',
        wrong: ['Sodium', 'Iodine', 'Zinc'],
      },
    ],
  ],
];

/** Questions that fit what a description is about; general knowledge when nothing else does. */
export function questionsFor(about: string): readonly BankQuestion[] {
  return topics.find(([pattern]) => pattern.test(about))?.[1] ?? general;
}
