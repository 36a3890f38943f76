/** Names that things have, by subject: money. */
export const money: Readonly<Record<string, string>> = {
  allowance: 'Mileage; Meals; Clothing; Overnight stay; Phone; Childcare; Tools; Training',
  'bank account, account balance':
    'Current account; Savings; Joint account; Holiday fund; Business account; Club account; Emergency fund; Children’s savings',
  bonus:
    'Christmas bonus; Perfect attendance; New customer; Harvest bonus; Ten years of service; Referral; Safety bonus; Best idea',
  'budget category, expense category, spending category':
    'Groceries; Rent; Transport; Clothing; Eating out; Health; Holidays; Savings',
  'cash payment, cash entry':
    'Float for the till; Stamps; Flowers for the altar; Milk and coffee; Window cleaner; Bar takings; Raffle tickets; Parking',
  'crowdfunding reward, reward tier':
    'Postcard; Signed copy; Name in the book; Studio visit; Dinner with the team; First edition; Tote bag; Concert at home',
  'direct debit, recurring payment, recurring bill':
    'Electricity; Internet; Gym; Streaming; Car insurance; Phone; Newspaper; Water',
  donation:
    'Grandma Ilse; Rotary Club; Collection at the concert; Anonymous; Bakery Okafor; School bake sale; Family Lindgren; Sponsored run',
  'dunning letter, payment reminder':
    'First reminder; Second reminder; Final notice; Friendly nudge; Reminder by phone; Rent overdue; Membership overdue; Last warning',
  enquiry:
    'Wedding for eighty; Price for oak table; Room in August; Beginners’ course; Delivery to Bern; Group tour; Spare key; Catering on Friday',
  fee: 'Annual membership; Late return; Registration; Entry fee; Room hire; Exam fee; Booking fee; Locker rental',
  'fine, penalty fee':
    'Late to training; Forgotten jersey; Library book overdue; Parking; Phone rang in the meeting; Missed the bus; No bike lights; Yellow card',
  'fixed asset':
    'Delivery van; Espresso machine; Laptop; Office furniture; Tractor; Cold store; Printing press; Website',
  'household bill, utility bill, bill to pay':
    'Electricity; Gas; Water; Internet; Waste collection; Phone; Chimney sweep; Home insurance',
  'instalment, installment, down payment':
    'Car; Kitchen; Sewing machine; School fees; Tractor; Wedding hall; Dental brace; Piano',
  'insurance claim':
    'Storm damage to roof; Stolen bike; Broken windscreen; Burst pipe; Lost luggage; Hail on the greenhouse; Kitchen fire; Dropped phone',
  'invoice item, line item': 'Labour; Materials; Travel; Design; Delivery; Printing; Consultation; Disposal',
  'liability, monthly cost':
    'Rent; Car loan; Insurance; Childcare; Electricity; Credit card; Phone; Kindergarten',
  'money lent, iou':
    'Lunch, Priya; Concert ticket, Jonas; Taxi, Amina; Petrol, Marek; Groceries, Sofia; Book, Kwesi; Bike lock, Tom; Pizza, Lena',
  'money loan, private loan':
    'To Marek for the car; Kitchen loan; Seed money, cooperative; Student loan; To Aunt Rosa; Tractor finance; Boiler; School laptop',
  'money transfer, bank transfer, standing order':
    'Rent; Electricity; To savings; Music school; Pocket money; Club membership; Loan instalment; To Mum in Manila',
  'pay rate, hourly rate':
    'Apprentice; Skilled worker; Weekend; Night; Overtime; Public holiday; Travel time; Emergency call-out',
  payroll: 'Kitchen team; Office; Drivers; Seasonal pickers; Cleaning staff; Trainees; Shop; Night shift',
  'payslip, wage slip':
    'Ana Pereira; Tunde Bello; Karin Holm; Milan Novak; Siti Rahma; Owen Price; Chiara Greco; Rafael Cruz',
  pension:
    'State pension; Works pension; Private plan; Widow’s pension; Teachers’ fund; Farmers’ fund; Savings plan; Annuity',
  'petty cash':
    'Stamps; Milk and sugar; Light bulbs; Parking; Cleaning cloths; Birthday card; Batteries; Flowers',
  'piggy bank, money box':
    'Bike; Summer camp; Christmas presents; New game; Mila’s pig; Holiday jar; Guitar; Grandma’s coin tin',
  pledge:
    'New church roof; Minibus fund; Monthly gift; School well in Kisumu; Organ restoration; Playground swings; Youth choir trip; Food bank',
  'pocket money':
    'Saturday money; Mowed the lawn; Good report; Washed the car; Birthday from Nana; Walked the dog; Sweets; Savings box',
  'rent increase, rent change':
    'Flat, ground floor; Flat, second floor; Garage; Corner shop; Attic studio; Garden plot; Workshop; Cellar',
  'rent, rent payment':
    'Flat, second floor left; Garage; Corner shop; Garden plot; Practice room; Workshop unit; Student room; Boat shed',
  'revenue, takings':
    'Market stall; Online shop; Guided tours; Concert tickets; Bar; Room hire; Workshops; Book sales',
  'stock share':
    'World index fund; Solar cooperative; Savings bond; Forest plot; Housing cooperative; Gold coin; Village shop shares; Wind park',
  'tax payment':
    'Income tax; Property tax; Value added tax; Dog tax; Road tax; Business rates; Tourist tax; Church tax',
  'tax return, tax document':
    'Payslips; Rental income; Donations; Work travel; Childcare; Pension; Interest; Home office',
};
