/** What everybody means by a few words: “a CRM”, “expense tracker”. Written as its owner would have, had they said more. */
export interface Recipe {
  /** Phrases in base forms, as blocks have them. */
  readonly words: readonly string[];
  readonly sentences: readonly string[];
}

export const recipes: readonly Recipe[] = [
  {
    words: ['crm', 'customer relationship', 'sale pipeline', 'client management', 'lead management'],
    sentences: [
      'Users can manage contacts, manage deals, view a kanban board of deals, manage tasks and view statistics of deals.',
    ],
  },
  {
    words: [
      'expense tracker',
      'expense',
      'budget tracker',
      'budget app',
      'budget planner',
      'personal finance',
      'finance tracker',
      'money manager',
      'spending tracker',
      'income tracker',
    ],
    sentences: [
      'Users can manage expenses, search expenses, view a chart of expenses by category, view statistics of expenses and export expenses.',
    ],
  },
  {
    words: [
      'todo list',
      'to-do list',
      'todo',
      'to-do',
      'task list',
      'task manager',
      'task tracker',
      'todo app',
      'checklist',
    ],
    sentences: [
      'Users can add, edit, complete and delete tasks, filter tasks and view a kanban board of tasks.',
    ],
  },
  {
    words: [
      'project management',
      'project manager',
      'project tracker',
      'sprint',
      'team task',
      'project planning',
    ],
    sentences: [
      'Users can manage projects, manage tasks, view a kanban board of tasks, view a calendar of tasks and view statistics of tasks.',
    ],
  },
  {
    words: ['inventory', 'warehouse', 'stock management', 'inventory tracker', 'stock control'],
    sentences: [
      'Users can manage products, search products, manage suppliers, manage orders, receive low stock alerts and view statistics of products.',
    ],
  },
  {
    words: ['weather', 'weather forecast', 'weather dashboard'],
    sentences: [
      'Users can browse weather, search weather, save weather as favorites, view a chart of weather and compare cities.',
    ],
  },
  {
    words: ['recipe', 'cookbook', 'recipe box', 'recipe book'],
    sentences: [
      'Users can search recipes, add recipes, save recipes as favorites, rate recipes and comment on recipes.',
    ],
  },
  {
    words: ['note app', 'note taking', 'notebook', 'note', 'journal', 'diary'],
    sentences: ['Users can add, edit, delete and search notes.'],
  },
  {
    words: ['blog', 'personal blog', 'news site', 'magazine'],
    sentences: [
      'Users can browse and search articles, comment on articles and subscribe to a newsletter. Admins can publish, edit and delete articles.',
    ],
  },
  {
    words: ['forum', 'discussion board', 'community board', 'q&a'],
    sentences: ['Users can take part in a discussion forum and view profiles.'],
  },
  {
    words: ['job board', 'job portal', 'recruitment', 'job site', 'hiring'],
    sentences: [
      'Candidates can search jobs, save jobs as favorites and apply for jobs. Employers can post jobs and review applications.',
    ],
  },
  {
    words: ['hotel booking', 'hotel', 'room booking', 'guest house', 'bed and breakfast', 'hostel'],
    sentences: [
      'Users can browse rooms, search rooms, book rooms, view their bookings and cancel bookings, and rate rooms.',
    ],
  },
  {
    words: [
      'restaurant',
      'cafe',
      'bistro',
      'pizzeria',
      'bakery',
      'coffee shop',
      'food delivery',
      'food ordering',
    ],
    sentences: [
      'Users can browse the menu, order dishes with a shopping cart, reserve tables, read customer reviews and contact us.',
    ],
  },
  {
    words: [
      'salon',
      'barber',
      'barbershop',
      'spa',
      'clinic',
      'dentist',
      'doctor appointment',
      'appointment booking',
      'massage',
    ],
    sentences: ['Users can browse services, book appointments, view their appointments and contact us.'],
  },
  {
    words: ['gym', 'fitness club', 'fitness studio', 'yoga studio'],
    sentences: [
      'Members can browse classes, book classes, view their bookings and cancel bookings. Users can view pricing plans and contact us.',
    ],
  },
  {
    words: ['fitness tracker', 'workout tracker', 'workout log', 'workout', 'exercise log', 'running log'],
    sentences: [
      'Users can add, edit and delete workouts, view a calendar of workouts, view statistics of workouts and view a chart of workouts.',
    ],
  },
  {
    words: [
      'bookstore',
      'book store',
      'online store',
      'web shop',
      'online shop',
      'e-commerce',
      'ecommerce',
      'shop',
      'store',
    ],
    sentences: [
      'Users can browse products, search products, add products to a shopping cart, check out, view their orders and review products.',
    ],
  },
  {
    words: ['marketplace', 'classified', 'second hand', 'second-hand', 'flea market'],
    sentences: [
      'Users can browse and search products, buy products with a shopping cart, contact sellers and review products. Sellers can add, edit and delete products.',
    ],
  },
  {
    words: ['real estate', 'property listing', 'apartment listing', 'house listing', 'property'],
    sentences: [
      'Users can browse and search properties, save properties as favorites, compare properties, schedule viewings of properties and contact agents.',
    ],
  },
  {
    words: ['car rental', 'bike rental', 'vehicle rental', 'car dealership', 'car dealer'],
    sentences: [
      'Users can browse and search vehicles, compare vehicles, reserve vehicles and view their reservations.',
    ],
  },
  {
    words: ['travel', 'trip planner', 'travel planner', 'travel agency', 'itinerary', 'tour'],
    sentences: [
      'Users can browse and search trips, book trips, save trips as favorites, plan an itinerary on a calendar and review trips.',
    ],
  },
  {
    words: ['event', 'event management', 'event planner', 'ticketing', 'conference', 'meetup'],
    sentences: [
      'Users can browse and search events, register for events, view a calendar of events and view their registrations. Organizers can add, edit and delete events.',
    ],
  },
  {
    words: [
      'online course',
      'learning platform',
      'e-learning',
      'lm',
      'course platform',
      'school',
      'academy',
      'tutoring',
    ],
    sentences: [
      'Students can browse courses, enroll in courses, take a quiz and view their progress. Teachers can add, edit and delete courses.',
    ],
  },
  {
    words: [
      'library',
      'library management',
      'book collection',
      'reading tracker',
      'bookshelf',
      'reading list',
    ],
    sentences: ['Users can browse and search books, borrow books, return books, rate books and add books.'],
  },
  {
    words: ['movie', 'movie database', 'film collection', 'watchlist', 'movie review'],
    sentences: [
      'Users can browse and search movies, save movies as favorites, rate movies and comment on movies.',
    ],
  },
  {
    words: [
      'portfolio',
      'personal website',
      'personal site',
      'photographer',
      'freelancer website',
      'artist website',
    ],
    sentences: ['Visitors can view a gallery of photos, browse projects, read testimonials and contact us.'],
  },
  {
    words: [
      'business',
      'company',
      'firm',
      'agency',
      'consultancy',
      'consultant',
      'startup',
      'landing page',
      'company website',
      'corporate website',
      'business website',
      'agency website',
      'startup website',
    ],
    sentences: [
      'Visitors can browse services, view pricing plans, read testimonials, read frequently asked questions and contact us.',
    ],
  },
  {
    words: ['charity', 'non-profit', 'nonprofit', 'fundraising', 'donation', 'crowdfunding'],
    sentences: [
      'Visitors can browse campaigns, donate to campaigns, volunteer for campaigns and subscribe to a newsletter.',
    ],
  },
  {
    words: [
      'help desk',
      'helpdesk',
      'ticket system',
      'support ticket',
      'bug tracker',
      'issue tracker',
      'customer support',
    ],
    sentences: [
      'Users can submit tickets, search tickets, comment on tickets and view a kanban board of tickets. Agents can assign and close tickets, and view statistics of tickets.',
    ],
  },
  {
    words: [
      'hr',
      'human resource',
      'employee management',
      'employee directory',
      'staff management',
      'payroll',
    ],
    sentences: [
      'Admins can manage employees, approve leave requests, view attendance and view statistics of employees. Employees can submit leave requests and search employees.',
    ],
  },
  {
    words: ['hospital', 'patient management', 'medical record', 'hospital management', 'telemedicine'],
    sentences: [
      'Patients can search doctors and book appointments. Doctors can manage patients, manage prescriptions and view a calendar of appointments.',
    ],
  },
  {
    words: ['social network', 'social medium', 'social app', 'community app'],
    sentences: [
      'Users can publish posts, like posts, comment on posts, add friends, send messages and view profiles.',
    ],
  },
  {
    words: ['plant', 'garden', 'plant care', 'gardening'],
    sentences: ['Users can add, edit, delete and search plants, water plants and view a calendar of plants.'],
  },
  {
    words: ['pet', 'pet care', 'pet adoption', 'veterinary', 'animal shelter'],
    sentences: [
      'Users can browse and search pets, apply to adopt pets, save pets as favorites and contact us. Staff can add, edit and delete pets.',
    ],
  },
  {
    words: ['invoice', 'invoicing', 'billing', 'invoice app'],
    sentences: [
      'Users can manage customers, manage invoices, generate an invoice document and view statistics of invoices.',
    ],
  },
  {
    words: ['dashboard', 'sale dashboard', 'analytics dashboard', 'kpi', 'business intelligence'],
    sentences: [
      'Users can view statistics of orders, view a chart of orders, search orders, compare products and export a report.',
    ],
  },
  {
    words: [
      'stock',
      'stock market',
      'stock tracker',
      'crypto',
      'crypto tracker',
      'investment',
      'portfolio tracker',
      'trading',
    ],
    sentences: [
      'Users can search stocks, view real-time prices of stocks, view a chart of stocks, buy and sell stocks with a wallet, and save stocks as favorites.',
    ],
  },
  {
    words: ['survey', 'poll', 'voting', 'questionnaire'],
    sentences: [
      'Users can answer a survey, vote in a poll and view the results. Admins can create questions.',
    ],
  },
  {
    words: ['music', 'playlist', 'music player', 'podcast'],
    sentences: ['Users can play songs, search songs, save songs as favorites and rate songs.'],
  },
  {
    words: ['photo', 'photo gallery', 'photo sharing', 'image gallery'],
    sentences: ['Users can view a gallery of photos, upload photos, like photos and comment on photos.'],
  },
  {
    words: ['delivery tracking', 'parcel', 'shipment', 'logistic', 'courier'],
    sentences: [
      'Users can track shipments, search shipments, create shipments and view statistics of shipments.',
    ],
  },
  {
    words: ['calendar', 'planner', 'schedule', 'timetable', 'meeting', 'room scheduler'],
    sentences: ['Users can add, edit, delete and search meetings, and view a calendar of meetings.'],
  },
  {
    words: ['wedding', 'party planner', 'wedding planner'],
    sentences: [
      'Users can manage guests, manage tasks, manage expenses, view a timeline and upload photos to a gallery.',
    ],
  },
  {
    words: ['sport league', 'tournament', 'league', 'football club', 'team management', 'sport club'],
    sentences: [
      'Users can view matches, manage players, view a leaderboard, view a calendar of matches and read news articles.',
    ],
  },
];
