/**
 * What people are called in a country, for examples in apps of somebody who lives there: given names, family names, and
 * how a telephone number begins. A line is “countries: given names: family names: number”; all are common names, put
 * together by chance.
 */
const lines = `
Ireland,Northern Ireland:Aoife,Ciarán,Siobhán,Declan,Niamh,Padraig,Gráinne,Eoin,Maeve,Colm:Byrne,Gallagher,Walsh,Moran,Duffy,Keane,Brennan,Joyce,Durkan,Nolan:+353 87 555 01
England,Wales,United Kingdom,UK,Great Britain:Hannah,Oliver,Priya,Callum,Ruth,Graham,Jasmine,Tom,Sheila,Adeel:Whitaker,Hughes,Patel,Barker,Ellis,Thornton,Begum,Marsh,Cooper,Lloyd:+44 7700 9001
Scotland:Eilidh,Callum,Morag,Hamish,Isla,Fraser,Kirsty,Angus,Mairi,Ewan:MacLeod,Fraser,Ross,Munro,Sutherland,Mackay,Grant,Ferguson,Bain,Urquhart:+44 7700 9001
USA:Tanya,Marcus,Ashley,Luis,Denise,Tyler,Keisha,Brandon,Maria,Caleb:Hernandez,Johnson,Nguyen,Miller,Washington,Ramirez,Baker,Kowalski,Brooks,Carter:+1 555 01
Canada:Chantal,Liam,Amrit,Sophie,Noah,Mei,Gordon,Élise,Jordan,Fatima:Tremblay,MacDonald,Singh,Gagnon,Wong,Campbell,Roy,Friesen,Bouchard,Reid:+1 555 01
Australia:Kylie,Jack,Mia,Lachlan,Tahlia,Cooper,Bronwyn,Ravi,Sienna,Darren:Nguyen,O'Brien,Kelly,Papadopoulos,Thompson,Singh,Walker,Rossi,Murray,Hall:+61 491 57
New Zealand:Aroha,Hemi,Georgia,Wiremu,Charlotte,Tāne,Losa,Ben,Mereana,Nikau:Parata,Wilson,Tūhoe,Faleolo,Clarke,Ngata,McKenzie,Patel,Walters,Rangihuna:+64 21 555 0
South Africa:Nomsa,Thabo,Zanele,Pieter,Lindiwe,Sipho,Anika,Bongani,Fatima,Kagiso:Dlamini,Nkosi,van der Merwe,Mokoena,Naidoo,Botha,Khumalo,Adams,Molefe,Zulu:+27 82 555 0
Nigeria:Ngozi,Chinedu,Bisi,Tunde,Aisha,Emeka,Folake,Ibrahim,Amaka,Segun:Okafor,Adeyemi,Balogun,Eze,Bello,Ogunleye,Nwosu,Musa,Afolabi,Okonkwo:+234 803 555 0
Ghana:Akosua,Kwame,Abena,Kofi,Efua,Yaw,Adwoa,Kojo,Ama,Kwesi:Mensah,Owusu,Boateng,Asante,Agyeman,Osei,Appiah,Amoah,Darko,Ansah:+233 24 555 0
Kenya,Uganda,Tanzania:Wanjiku,Otieno,Achieng,Kamau,Naliaka,Juma,Akinyi,Mutua,Neema,Baraka:Kariuki,Odhiambo,Mwangi,Wafula,Njeri,Ochieng,Kimani,Mushi,Auma,Kiptoo:+254 712 555 0
Ethiopia:Hanna,Dawit,Selam,Abebe,Tigist,Yonas,Meron,Bekele,Marta,Solomon:Tesfaye,Bekele,Alemu,Haile,Girma,Tadesse,Worku,Mekonnen,Kebede,Desta:+251 91 555 0
Senegal,Mali,Ivory Coast,Burkina Faso,Benin,Togo,Guinea,Niger:Awa,Moussa,Fatou,Ibrahima,Aminata,Ousmane,Ndèye,Mamadou,Khady,Cheikh:Diop,Ndiaye,Traoré,Sow,Coulibaly,Fall,Diallo,Koné,Ba,Sarr:+221 77 555 0
Egypt,Jordan,Lebanon,Syria,Iraq,Saudi Arabia,United Arab Emirates,Qatar,Kuwait,Oman,Bahrain:Layla,Omar,Nour,Khaled,Mariam,Youssef,Huda,Tarek,Salma,Hassan:Haddad,Mansour,Khalil,Nasser,Saleh,Farouk,Hamdan,Aziz,Rahman,Sayed:+20 100 555 0
Morocco,Algeria,Tunisia:Khadija,Youssef,Salma,Rachid,Amina,Karim,Nadia,Mehdi,Houda,Samir:Benali,El Amrani,Bennani,Haddad,Cherif,Alaoui,Mansouri,Trabelsi,Ziani,Berrada:+212 661 55 50
India:Anjali,Rahul,Sunita,Vikram,Meera,Arjun,Kavita,Suresh,Pooja,Imran:Deshpande,Sharma,Iyer,Patil,Reddy,Khan,Joshi,Nair,Gupta,Kulkarni:+91 98220 555
Pakistan,Bangladesh:Ayesha,Bilal,Farida,Imran,Nusrat,Kamal,Rabia,Usman,Shabnam,Tariq:Hussain,Ahmed,Chowdhury,Malik,Rahman,Qureshi,Islam,Butt,Begum,Khan:+92 300 555 0
Sri Lanka,Nepal:Nimali,Ruwan,Sunita,Kumar,Dilani,Bishal,Anusha,Nuwan,Maya,Prakash:Perera,Fernando,Gurung,Silva,Thapa,Jayasuriya,Shrestha,Rai,Bandara,Tamang:+94 77 555 0
Philippines:Maricel,Jun,Liza,Ramon,Angelica,Noel,Tess,Arnel,Joy,Dodong:Santos,Reyes,dela Cruz,Bautista,Villanueva,Garcia,Magbanua,Aquino,Jalandoni,Flores:+63 917 555 0
Indonesia,Malaysia,Singapore:Siti,Budi,Mei Ling,Agus,Dewi,Rizal,Nurul,Hendra,Ratna,Wei Jie:Santoso,binti Ahmad,Tan,Wijaya,Lim,Rahman,Putri,Halim,Lestari,Ng:+62 812 555 0
Thailand,Vietnam,Cambodia,Laos,Myanmar:Linh,Somchai,Mai,Minh,Ploy,Tuan,Chanthy,Huong,Anan,Thanh:Nguyen,Srisuk,Tran,Chaiyasit,Le,Pham,Sok,Boonmee,Vo,Hoang:+66 81 555 0
China,Taiwan,Hong Kong:Xiaoli,Wei,Mei,Jun,Yan,Hao,Lan,Bo,Jing,Ming:Wang,Li,Zhang,Chen,Liu,Huang,Zhao,Wu,Lin,Zhou:+86 138 5550 0
Japan:Yuki,Haruto,Sakura,Kenji,Aiko,Ren,Naomi,Takashi,Emi,Daiki:Sato,Tanaka,Suzuki,Watanabe,Ito,Nakamura,Kobayashi,Yamada,Mori,Hayashi:+81 90 5550 0
South Korea:Minji,Jiho,Soyeon,Hyun,Eunji,Minsu,Yuna,Dongwoo,Hana,Sangmin:Kim,Lee,Park,Choi,Jung,Kang,Cho,Yoon,Jang,Lim:+82 10 5550 0
Germany:Heike,Jonas,Birgit,Lukas,Ayşe,Matthias,Sabine,Florian,Lena,Uwe:Schneider,Krüger,Hoffmann,Yılmaz,Brandt,Lange,Vogel,Richter,Pohl,Arnold:+49 1512 555 0
Austria:Resi,Markus,Johanna,Franz,Selma,Lukas,Gerti,Florian,Anna,Sepp:Gruber,Huber,Steiner,Moser,Pichler,Bauer,Wallner,Ebner,Lechner,Haas:+43 660 555 0
Switzerland,Liechtenstein:Regula,Urs,Martina,Beat,Chiara,Reto,Nadine,Luca,Ursina,Marc:Meier,Frei,Keller,Bianchi,Zürcher,Favre,Gerber,Bühler,Caviezel,Roth:+41 79 555 0
France,Belgium,Luxembourg:Camille,Julien,Sylvie,Karim,Manon,Olivier,Claire,Théo,Nadia,Bernard:Lefèvre,Moreau,Dubois,Benali,Girard,Lambert,Rousseau,Peeters,Fontaine,Marchand:+33 6 55 50 0
Netherlands:Anouk,Bram,Fatima,Joost,Sanne,Daan,Marloes,Kees,Lotte,Youssef:de Vries,Jansen,Bakker,El Idrissi,Visser,Smit,Mulder,Bos,Hendriks,van Dijk:+31 6 555 01
Norway:Ingrid,Eirik,Solveig,Lars,Kari,Håkon,Marit,Sindre,Astrid,Ola:Hansen,Berg,Haugen,Dahl,Solberg,Lie,Moen,Bakken,Nygård,Strand:+47 900 55 0
Sweden:Karin,Johan,Aisha,Anders,Elin,Gustav,Lena,Oskar,Amina,Per:Lindberg,Nilsson,Johansson,Ekström,Ali,Sandström,Björk,Holm,Hedlund,Wallin:+46 70 555 0
Denmark,Iceland,Faroe Islands:Mette,Lars,Freja,Anders,Kirsten,Mikkel,Sofie,Jens,Birgitte,Emil:Jensen,Nielsen,Holm,Møller,Kjær,Lund,Poulsen,Dam,Bach,Krogh:+45 20 55 50
Finland,Estonia:Aino,Matti,Kaisa,Juhani,Liisa,Mikko,Tiina,Antti,Helmi,Ville:Korhonen,Virtanen,Mäkinen,Tamm,Nieminen,Saar,Laine,Heikkilä,Koskinen,Kask:+358 40 555 0
Poland:Agnieszka,Piotr,Kasia,Tomasz,Magda,Marek,Zofia,Paweł,Ewa,Jakub:Nowak,Kowalski,Wiśniewska,Zielińska,Mazur,Wójcik,Lis,Dąbrowski,Pawlak,Sikora:+48 601 555 0
Czechia,Slovakia:Jana,Tomáš,Lucie,Petr,Zuzana,Marek,Eva,Ondřej,Martina,Jozef:Novák,Svobodová,Dvořák,Horváth,Kučera,Procházková,Krajčí,Beneš,Fialová,Urban:+420 601 555 0
Hungary:Ágnes,Gábor,Katalin,Zoltán,Eszter,Péter,Judit,Balázs,Réka,Ferenc:Nagy,Kovács,Tóth,Szabó,Horváth,Varga,Kiss,Molnár,Farkas,Balogh:+36 30 555 0
Romania,Moldova:Ioana,Andrei,Elena,Mihai,Ana,Cristian,Maria,Vlad,Raluca,Ion:Popescu,Ionescu,Munteanu,Rusu,Stan,Dumitrescu,Marin,Ciobanu,Lupu,Moraru:+40 722 555 0
Bulgaria,North Macedonia:Elena,Georgi,Maria,Ivan,Desislava,Dimitar,Vesna,Nikola,Radka,Stoyan:Ivanova,Petrov,Dimitrova,Georgiev,Stojanova,Todorov,Nikolova,Kolev,Trajkovska,Angelov:+359 88 555 0
Serbia,Croatia,Bosnia,Montenegro,Slovenia,Kosovo:Mojca,Luka,Jelena,Marko,Amra,Ivan,Nina,Milan,Petra,Emir:Kovač,Horvat,Jovanović,Novak,Begić,Marić,Zupan,Petrović,Babić,Kos:+385 91 555 0
Greece,Cyprus:Eleni,Giorgos,Maria,Nikos,Katerina,Dimitris,Sofia,Kostas,Ioanna,Yannis:Papadopoulou,Georgiou,Nikolaidis,Ioannou,Vlachos,Makri,Pappas,Christodoulou,Antoniou,Karras:+30 690 555 0
Turkey:Elif,Mehmet,Zeynep,Emre,Ayşe,Can,Fatma,Murat,Derya,Hakan:Yılmaz,Kaya,Demir,Çelik,Şahin,Aydın,Arslan,Doğan,Koç,Polat:+90 532 555 0
Ukraine:Olena,Andriy,Oksana,Taras,Iryna,Mykola,Nadiia,Serhii,Yuliia,Bohdan:Shevchenko,Kovalenko,Bondar,Tkachenko,Melnyk,Kravets,Lysenko,Moroz,Savchuk,Rudenko:+380 67 555 0
Russia,Belarus,Kazakhstan:Anna,Dmitri,Olga,Sergei,Natalia,Ivan,Aigul,Pavel,Marina,Timur:Ivanova,Smirnov,Petrova,Volkov,Akhmetov,Sokolova,Kozlov,Morozova,Orlov,Popova:+7 900 555 0
Italy:Giulia,Marco,Chiara,Luca,Francesca,Davide,Paola,Matteo,Elena,Salvatore:Rossi,Bianchi,Ferrari,Esposito,Romano,Greco,Conti,Marino,Galli,Rizzo:+39 347 555 0
Malta:Marija,Joseph,Rita,Karmenu,Doris,Mario,Grace,Pawlu,Claire,Twanny:Borg,Camilleri,Vella,Farrugia,Zammit,Grech,Micallef,Galea,Abela,Spiteri:+356 9955 50
Spain:Lucía,Javier,Carmen,Pablo,Nuria,Sergio,Pilar,Álvaro,Marta,Iker:García,Fernández,Romero,Iglesias,Vidal,Ortega,Navarro,Gil,Serrano,Etxeberria:+34 612 555 0
Portugal:Inês,Tiago,Beatriz,Rui,Mariana,João,Catarina,Nuno,Sofia,Manuel:Silva,Ferreira,Almeida,Carvalho,Rocha,Pinto,Marques,Teixeira,Nunes,Lopes:+351 912 555 0
Brazil,Angola,Mozambique:Ana Paula,Rafael,Juliana,Thiago,Fernanda,Lucas,Camila,Bruno,Patrícia,João:Oliveira,Souza,Santos,Lima,Barbosa,Costa,Ribeiro,Alves,Gomes,Martins:+55 11 95555 0
Mexico,Argentina,Chile,Peru,Colombia,Ecuador,Bolivia,Paraguay,Uruguay,Venezuela,Guatemala,Honduras,El Salvador,Nicaragua,Costa Rica,Panama,Cuba,Dominican Republic:Valentina,Diego,Camila,Andrés,Lucía,Mateo,Gabriela,Javier,Ximena,Ramón:Ramírez,González,Vargas,Quispe,Morales,Castillo,Herrera,Rojas,Mendoza,Flores:+52 55 5550 0
Jamaica,Trinidad and Tobago,Barbados,Bahamas:Shanice,Devon,Kerry-Ann,Marlon,Latoya,Andre,Camille,Winston,Kadene,Omar:Campbell,Brown,Clarke,Ramlogan,Gordon,Baptiste,Reid,Joseph,Morgan,Grant:+1 876 555 0
Israel:Noa,Yosef,Maya,Amir,Tamar,Eitan,Shira,Omer,Rivka,Samir:Cohen,Levi,Mizrahi,Peretz,Haddad,Katz,Friedman,Azoulay,Mansour,Ben-David:+972 50 555 0
Iran,Afghanistan:Leila,Reza,Parisa,Ali,Maryam,Hossein,Shirin,Farhad,Zahra,Omid:Hosseini,Karimi,Ahmadi,Rahimi,Moradi,Jafari,Sharifi,Azizi,Nazari,Kazemi:+98 912 555 0`;

export interface LocalPeople {
  readonly given: readonly string[];
  readonly family: readonly string[];
  /** What a number begins with; two digits follow. */
  readonly phone: string;
}

const people: ReadonlyMap<string, LocalPeople> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [countries = '', given = '', family = '', phone = ''] = line.split(':');
      const local = { given: given.split(','), family: family.split(','), phone };
      return countries.split(',').map((country): [string, LocalPeople] => [country, local]);
    }),
);

/** What people are called in a country, where that is known. */
export function peopleOf(country: string): LocalPeople | undefined {
  return people.get(country);
}
