/** Names that things have, by subject: office. */
export const office: Readonly<Record<string, string>> = {
  'agenda item, agenda, agenda point':
    'Welcome and apologies; Minutes of the last meeting; Treasurer’s report; New members; Summer fete; Roof repair; Any other business; Date of next meeting',
  'application form':
    'Membership; Building permit; Parking permit; Kindergarten place; Scholarship; Market stall; Housing benefit; Passport',
  'application, job application':
    'Pastry chef, Lyon; Nurse, night shift; Apprentice joiner; Office manager; Lab technician; Bus driver; Primary teacher; Gardener',
  'binder, ring binder': 'Bank; Insurance; Taxes; Contracts; Staff; Warranties; Minutes; School',
  'business card, contact card':
    'Dr. Amara Nwosu; Pieter de Wit; Hana Svobodová; Luis Ortega; Ingrid Dahl; Sanjay Mehta; Claire Fontaine; Yusuf Demir',
  'business idea':
    'Soup by bike; Mobile hairdresser; Toy library; Beekeeping courses; Plant sitting; Mending café; Bike camper rental; Herbal tea garden',
  'business plan':
    'Bakery on wheels; Bike workshop; Farm shop; Yoga studio; Repair café; Goat cheese dairy; Guesthouse; Co-working space',
  'business trip, work trip':
    'Trade fair in Milan; Client in Oslo; Training in Leeds; Factory visit, Pune; Conference in Lisbon; Site visit, Accra; Team days in Graz; Audit in Brno',
  circular:
    'Water off on Monday; Summer party; New opening hours; Street closed; Found cat; Elections in May; Library closed; Chimney sweep',
  'decision, resolution':
    'Buy new chairs; Keep the fee unchanged; Open on Sundays; Plant a hedge; Hire a trainer; Move the date; Paint the hall; Accept the quote',
  'document type, document kind': 'Contract; Invoice; Certificate; Letter; Report; Minutes; Receipt; Form',
  duty: 'Open the hall; Lock up; Water the plants; Kitchen; Reception; Playground; Bar; First aid',
  envelope:
    'Small, plain; Window envelope; Padded envelope; Large, card-backed; Airmail; Wedding, ivory; Brown, long; Square, red',
  'handover, shift handover':
    'Early to late shift; Night report; Keys and till; Patient in the blue room; Stable, evening; Ward round notes; Kitchen close; Weekend desk',
  'in-tray, incoming mail':
    'Letter from the council; Invoice, printer; Club magazine; Insurance renewal; Postcard from Crete; Parcel for upstairs; Seed catalogue; Thank-you card',
  'internal memo':
    'New coffee machine; Lift out of order; Fire drill on Tuesday; Parking rules; Summer closing; Password change; Visitors on Friday; Recycling bins',
  'job interview':
    'Bakery Lorenz; City library; Hotel Seeblick; Software house, Porto; Clinic, night shift; Garden centre; Primary school; Museum shop',
  'job offer':
    'Baker, early shift; Kindergarten teacher; Bike mechanic; Receptionist; Farm hand; Web developer; Care assistant; Delivery driver',
  'job, side job':
    'Repaint the fence; Garden clear-out; Window frames; Deliver flyers; Kitchen fitting; Tax papers; Wedding photos; Translate a letter',
  'minutes, meeting minutes':
    'Annual general meeting; Board, January; Parents’ evening; Building committee; Team meeting; Works council; Parish council; Project kick-off',
  'office supply, stationery, office material':
    'Printer paper; Ballpoint pens; Staples; Envelopes; Sticky notes; Ring binder; Toner; Notebooks',
  'office task, admin task':
    'Answer the mail; Send invoices; File contracts; Order toner; Update the website; Book travel; Prepare the meeting; Call the supplier',
  'open point':
    'Call the plumber; Renew the passport; Return library books; Pay the electrician; Order seeds; Reply to Amina; Clean the filter; Book the ferry',
  'performance review, staff review':
    'Half-year talk; Annual talk; End of probation; Goals for spring; Trainee review; Exit talk; Return to work; Salary talk',
  'phone call, call log':
    'Plumber, called back; Insurance, on hold; Mum; School office; New customer, Ghent; Dentist, new date; Council, waste; Supplier, late delivery',
  proposal:
    'New opening hours; Bike shed; Joint summer trip; Digital membership card; Solar roof; Quiet room; Later start on Fridays; Shared tool shed',
  report:
    'Monthly sales; Site visit; Annual report; Accident on the stairs; Water quality; Energy use; Trip to Ghent; Budget review',
  request:
    'Extra chairs for the hall; Day off on Friday; New keyboard; Quiet table; Copy of the report; Longer loan; Help with moving; Vegetarian meal',
  'rota, duty roster, work schedule':
    'Kitchen, week one; Weekend desk; Altar servers; Bar volunteers; Night watch; Ticket office; Playground; Stable mornings',
  'rubber stamp': 'Paid; Received; Copy; Urgent; Library; Approved; Date stamp; Club address',
  'sick note':
    'Flu; Dentist; School trip; Family celebration; Bus strike; Broken arm; Migraine; Training course',
  'sign-off':
    'Lease; Consent form; Delivery note; Minutes; Work report; Purchase contract; Visitor sheet; Handover',
  stamp:
    'Penny Black; Blue Mauritius; Apollo 11; Swiss edelweiss; Olympic Games, Rome; Penny Red; Wildlife of Kenya; Christmas angel',
  'teaching material':
    'Fraction cards; World map; Spelling dice; Skeleton model; Clock faces; Phonics posters; Magnet box; Story cubes',
  'vacation request, holiday request, day off':
    'Week at the sea; Wedding in Naples; Moving day; School holidays; Long weekend; Dentist; Parental leave; Exam day',
  'voice message, voicemail':
    'Dentist, new date; Grandma; Delivery at the door; School office; Customer from Ghent; Choir practice moved; Landlord; Garage, car ready',
  'work hour, time sheet':
    'Garden Müller; Kitchen fitting; Office; Team meeting; Driving; Tax papers; Site visit; Workshop',
  'work package': 'Kick-off; Survey; First draft; Prototype; Test with users; Training; Launch; Final report',
  workstation:
    'By the window; Quiet corner; Standing desk; Phone booth; Team island; Reception; Library table; Garden room',
};
