BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	seat INTEGER, 
	text VARCHAR(500) NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT fk_chat_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES(1,'d4hf8n5q','F0kTz38C_w1wN74V','Ann',0,'zażółć gęślą jaźń','2026-11-18 21:01:37.491246');
INSERT INTO "chat" VALUES(2,'5yjhfgrj','F0kTz38C_w1wN74V','Ann',0,'zażółć gęślą jaźń','2026-11-18 21:01:37.632577');
CREATE TABLE decisions (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	notation VARCHAR(80) NOT NULL, 
	turn INTEGER NOT NULL, 
	events JSON NOT NULL, 
	barrier VARCHAR(40) NOT NULL, 
	state BLOB, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_decisions PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_decisions_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "decisions" VALUES('d4hf8n5q',1,0,'place F2',1,'[[3, 0, 14, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.424424');
INSERT INTO "decisions" VALUES('d4hf8n5q',2,1,'place G6',2,'[[3, 1, 51, 0, 0], [4, 1, 1, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.430424');
INSERT INTO "decisions" VALUES('d4hf8n5q',3,0,'place B2',3,'[[3, 0, 10, 0, 0], [4, 0, 1, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.433484');
INSERT INTO "decisions" VALUES('d4hf8n5q',4,1,'place H3',4,'[[3, 1, 25, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.436775');
INSERT INTO "decisions" VALUES('d4hf8n5q',5,0,'place G2',5,'[[3, 0, 15, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.440249');
INSERT INTO "decisions" VALUES('d4hf8n5q',6,1,'place A6',6,'[[3, 1, 45, 0, 0], [4, 1, 1, 0, 0]]','',NULL,'2026-11-18 21:01:37.443003');
INSERT INTO "decisions" VALUES('d4hf8n5q',7,0,'place F5',7,'[[3, 0, 41, 0, 0], [4, 0, 1, 0, 0], [4, 0, 2, 2, 0]]','',NULL,'2026-11-18 21:01:37.445594');
INSERT INTO "decisions" VALUES('d4hf8n5q',8,1,'place D6',8,'[[3, 1, 48, 0, 0], [4, 1, 1, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.449951');
INSERT INTO "decisions" VALUES('d4hf8n5q',9,0,'place B5',9,'[[3, 0, 37, 0, 0], [4, 0, 3, 0, 0]]','',NULL,'2026-11-18 21:01:37.452628');
INSERT INTO "decisions" VALUES('d4hf8n5q',10,1,'place F3',10,'[[3, 1, 23, 0, 0], [15, 1, 0, 0, 0]]','',NULL,'2026-11-18 21:01:37.455297');
INSERT INTO "decisions" VALUES('d4hf8n5q',11,0,'feed 4 fish',15,'[[17, 0, 4, 0, 1]]','',NULL,'2026-11-18 21:01:37.457947');
INSERT INTO "decisions" VALUES('d4hf8n5q',12,1,'feed 1 bought',16,'[[17, 1, 3, 0, 1], [18, 1, 1, 3, 0], [19, 1, 0, 0, 0], [2, 2, 1, 0, 0]]','',NULL,'2026-11-18 21:01:37.464674');
INSERT INTO "decisions" VALUES('d4hf8n5q',13,1,'place E1',21,'[[3, 1, 4, 0, 0], [4, 1, 1, 1, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.467689');
INSERT INTO "decisions" VALUES('d4hf8n5q',14,0,'place G4',22,'[[3, 0, 33, 0, 0], [4, 0, 1, 0, 0]]','',NULL,'2026-11-18 21:01:37.471447');
INSERT INTO "decisions" VALUES('d4hf8n5q',15,1,'place C5',23,'[[3, 1, 38, 0, 0], [4, 1, 2, 0, 0]]','',NULL,'2026-11-18 21:01:37.473919');
INSERT INTO "decisions" VALUES('d4hf8n5q',16,0,'build well',24,'[[12, 0, 4, 0, 0], [7, 0, 1, 0, 0], [7, 0, 1, 1, 0]]','',X'1D7CE4B700000000D59BCC5E00000000050001000100000000000000000000000000000000000000000000000000000003070406080A0E00050001000100000000000000000000000000000000000000FDFF000000000000030704020D0F10000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF003D86F10005000D000D000F0028001800FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00FFFFFFFF01FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF05000101010100000001010000000001010000000101010100FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000010001010100010101020201000600FF0000000000000000000000000000000004FF040000000000000000FFFF00010C0305110B090C0B0C0D110F101118070112060E080C0000','2026-11-18 21:01:37.476472');
INSERT INTO "decisions" VALUES('d4hf8n5q',17,0,'lay B1',24,'[[13, 0, 4, 1, 4]]','',NULL,'2026-11-18 21:01:37.479351');
INSERT INTO "decisions" VALUES('d4hf8n5q',18,1,'place F5',25,'[[3, 1, 41, 0, 0], [4, 1, 1, 0, 0], [4, 1, 2, 2, 0]]','',NULL,'2026-11-18 21:01:37.484077');
INSERT INTO "decisions" VALUES('d4hf8n5q',19,0,'place I3',26,'[[3, 0, 26, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.486604');
INSERT INTO "decisions" VALUES('d4hf8n5q',20,1,'place F3',27,'[[3, 1, 23, 0, 0]]','',NULL,'2026-11-18 21:01:37.488944');
INSERT INTO "decisions" VALUES('5yjhfgrj',1,0,'place A2',1,'[[3, 0, 9, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.511508');
INSERT INTO "decisions" VALUES('5yjhfgrj',2,1,'place D2',2,'[[3, 1, 12, 0, 0], [4, 1, 1, 0, 0], [4, 1, 1, 1, 0]]','',NULL,'2026-11-18 21:01:37.515678');
INSERT INTO "decisions" VALUES('5yjhfgrj',3,0,'place E2',3,'[[3, 0, 13, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.518445');
INSERT INTO "decisions" VALUES('5yjhfgrj',4,1,'place H4',4,'[[3, 1, 34, 0, 0], [4, 1, 1, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.520930');
INSERT INTO "decisions" VALUES('5yjhfgrj',5,0,'place C3',5,'[[3, 0, 20, 0, 0]]','',NULL,'2026-11-18 21:01:37.523339');
INSERT INTO "decisions" VALUES('5yjhfgrj',6,1,'place E4',6,'[[3, 1, 31, 0, 0]]','',NULL,'2026-11-18 21:01:37.525535');
INSERT INTO "decisions" VALUES('5yjhfgrj',7,0,'place B4',7,'[[3, 0, 28, 0, 0], [4, 0, 1, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.527855');
INSERT INTO "decisions" VALUES('5yjhfgrj',8,1,'place G3',8,'[[3, 1, 24, 0, 0]]','',NULL,'2026-11-18 21:01:37.531870');
INSERT INTO "decisions" VALUES('5yjhfgrj',9,0,'place G1',9,'[[3, 0, 6, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.534283');
INSERT INTO "decisions" VALUES('5yjhfgrj',10,1,'place E3',10,'[[3, 1, 22, 0, 0], [15, 1, 0, 0, 0]]','',NULL,'2026-11-18 21:01:37.536741');
INSERT INTO "decisions" VALUES('5yjhfgrj',11,0,'feed 1 bought',15,'[[17, 0, 4, 0, 1]]','',NULL,'2026-11-18 21:01:37.538852');
INSERT INTO "decisions" VALUES('5yjhfgrj',12,1,'feed 1 bought',16,'[[17, 1, 1, 0, 1], [18, 1, 3, 9, 0], [19, 1, 0, 0, 0], [2, 2, 1, 0, 0]]','',NULL,'2026-11-18 21:01:37.540759');
INSERT INTO "decisions" VALUES('5yjhfgrj',13,1,'place F5',21,'[[3, 1, 41, 0, 0], [4, 1, 1, 0, 0], [4, 1, 2, 2, 0]]','',NULL,'2026-11-18 21:01:37.543144');
INSERT INTO "decisions" VALUES('5yjhfgrj',14,0,'place E4',22,'[[3, 0, 31, 0, 0]]','',NULL,'2026-11-18 21:01:37.545471');
INSERT INTO "decisions" VALUES('5yjhfgrj',15,1,'place D6',23,'[[3, 1, 48, 0, 0], [4, 1, 1, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.549293');
INSERT INTO "decisions" VALUES('5yjhfgrj',16,0,'place C5',24,'[[3, 0, 38, 0, 0], [4, 0, 2, 0, 0]]','',X'1D7CE4B700000000D59BCC5E00000000030003000000000000000000000000000000000000000000000000000000000003070406080A0E00040001000300000000000000000000000000000000000000F7FF000000000000030704020D0F10000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF003D86F10008000B000C000F0028001900FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00FFFFFFFFFFFF00FFFF01FFFFFFFFFFFF01FFFFFFFFFF05000101010100000001010000000001010000000101010100FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000010001010100010101020201010100FF00000000000000000000000000000000FFFF000000000000000000FFFF00010C0305110B090C0B0C0D110F101118070112060E080C0000','2026-11-18 21:01:37.551746');
INSERT INTO "decisions" VALUES('5yjhfgrj',17,1,'place A6',25,'[[3, 1, 45, 0, 0], [4, 1, 1, 0, 0]]','',NULL,'2026-11-18 21:01:37.554248');
INSERT INTO "decisions" VALUES('5yjhfgrj',18,0,'place G3',26,'[[3, 0, 24, 0, 0]]','',NULL,'2026-11-18 21:01:37.556443');
INSERT INTO "decisions" VALUES('5yjhfgrj',19,1,'place G1',27,'[[3, 1, 6, 0, 0], [4, 1, 1, 1, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.558574');
INSERT INTO "decisions" VALUES('5yjhfgrj',20,0,'place E1',28,'[[3, 0, 4, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.560862');
INSERT INTO "decisions" VALUES('5yjhfgrj',21,1,'place A5',29,'[[3, 1, 36, 0, 0], [4, 1, 2, 0, 0]]','',NULL,'2026-11-18 21:01:37.564755');
INSERT INTO "decisions" VALUES('5yjhfgrj',22,0,'place H6',30,'[[3, 0, 52, 0, 0], [4, 0, 2, 0, 0], [15, 2, 0, 0, 0], [17, 1, 4, 0, 0], [18, 1, 1, 3, 0], [17, 0, 1, 0, 0], [18, 0, 4, 12, 0], [19, 0, 0, 0, 0], [2, 3, 0, 0, 0]]','',NULL,'2026-11-18 21:01:37.567191');
INSERT INTO "decisions" VALUES('5yjhfgrj',23,0,'place B4',41,'[[3, 0, 28, 0, 0], [4, 0, 1, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.570033');
INSERT INTO "decisions" VALUES('5yjhfgrj',24,1,'place G4',42,'[[3, 1, 33, 0, 0], [4, 1, 1, 0, 0]]','',NULL,'2026-11-18 21:01:37.572437');
INSERT INTO "decisions" VALUES('5yjhfgrj',25,0,'place C5',43,'[[3, 0, 38, 0, 0], [4, 0, 1, 0, 0]]','',NULL,'2026-11-18 21:01:37.574699');
INSERT INTO "decisions" VALUES('5yjhfgrj',26,1,'place D6',44,'[[3, 1, 48, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.576920');
INSERT INTO "decisions" VALUES('5yjhfgrj',27,0,'place H2',45,'[[3, 0, 16, 0, 0], [4, 0, 2, 1, 0]]','',NULL,'2026-11-18 21:01:37.580814');
INSERT INTO "decisions" VALUES('5yjhfgrj',28,1,'build gold-mine',46,'[[12, 1, 2, 0, 0], [7, 1, 1, 0, 0], [7, 1, 1, 1, 0]]','',NULL,'2026-11-18 21:01:37.583356');
INSERT INTO "decisions" VALUES('5yjhfgrj',29,1,'lay B3',46,'[[13, 1, 2, 19, 4]]','',NULL,'2026-11-18 21:01:37.585697');
INSERT INTO "decisions" VALUES('5yjhfgrj',30,0,'place G3',47,'[[3, 0, 24, 0, 0]]','',NULL,'2026-11-18 21:01:37.588280');
INSERT INTO "decisions" VALUES('5yjhfgrj',31,1,'place F3',48,'[[3, 1, 23, 0, 0]]','',NULL,'2026-11-18 21:01:37.590559');
INSERT INTO "decisions" VALUES('5yjhfgrj',32,0,'place E1',49,'[[3, 0, 4, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',X'1D7CE4B700000000D59BCC5E00000000070007000200000000000000000000000000000000000000F4FF00000000000000070406080A0E00070001000100000000000400000000000000000000000000F4FF000000000000010604020D0F10000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF003D86F100010007000C000F0028003200FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF02FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00FFFFFFFFFFFFFFFFFFFFFF00FFFFFFFFFFFF0100FFFFFF00FFFFFFFF01FFFFFFFF00FFFFFFFFFFFFFFFFFF01FFFFFFFFFF05000001010100000001010000000001010000000101010100FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000010001010100010101020300010100FF00000000000000000000000000000000FFFF040000000000000000FFFF00010C0305110B090C0B0C0D110F101118070112060E080C0000','2026-11-18 21:01:37.592782');
INSERT INTO "decisions" VALUES('5yjhfgrj',33,1,'place D3',50,'[[3, 1, 21, 0, 0], [15, 3, 0, 0, 0], [17, 0, 2, 0, 0], [18, 0, 3, 9, 0], [17, 1, 1, 0, 0], [18, 1, 4, 12, 0], [19, 1, 0, 0, 0], [2, 4, 1, 0, 0]]','',NULL,'2026-11-18 21:01:37.595114');
INSERT INTO "decisions" VALUES('5yjhfgrj',34,1,'place C4',61,'[[3, 1, 29, 0, 0]]','',NULL,'2026-11-18 21:01:37.599557');
INSERT INTO "decisions" VALUES('5yjhfgrj',35,1,'use B3',61,'[[5, 1, 2, 19, 0], [9, 1, 2, 4, 0]]','',NULL,'2026-11-18 21:01:37.601619');
INSERT INTO "decisions" VALUES('5yjhfgrj',36,0,'place F2',62,'[[3, 0, 14, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.604082');
INSERT INTO "decisions" VALUES('5yjhfgrj',37,1,'place A6',63,'[[3, 1, 45, 0, 0], [4, 1, 1, 0, 0]]','',NULL,'2026-11-18 21:01:37.606369');
INSERT INTO "decisions" VALUES('5yjhfgrj',38,0,'place D6',64,'[[3, 0, 48, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.608567');
INSERT INTO "decisions" VALUES('5yjhfgrj',39,1,'place H4',65,'[[3, 1, 34, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.610797');
INSERT INTO "decisions" VALUES('5yjhfgrj',40,0,'place H6',66,'[[3, 0, 52, 0, 0]]','',NULL,'2026-11-18 21:01:37.614455');
INSERT INTO "decisions" VALUES('5yjhfgrj',41,1,'build carpenter',67,'[[12, 1, 10, 0, 0], [7, 1, 2, 0, 0]]','',NULL,'2026-11-18 21:01:37.616765');
INSERT INTO "decisions" VALUES('5yjhfgrj',42,1,'lay C3',67,'[[13, 1, 10, 20, 4]]','',NULL,'2026-11-18 21:01:37.619003');
INSERT INTO "decisions" VALUES('5yjhfgrj',43,0,'place H5',68,'[[3, 0, 43, 0, 0], [4, 0, 2, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:37.621576');
INSERT INTO "decisions" VALUES('5yjhfgrj',44,1,'place E5',69,'[[3, 1, 40, 0, 0], [4, 1, 2, 2, 0]]','',NULL,'2026-11-18 21:01:37.623924');
INSERT INTO "decisions" VALUES('5yjhfgrj',45,0,'build fountain',70,'[[12, 0, 15, 0, 0], [7, 0, 2, 1, 0]]','',NULL,'2026-11-18 21:01:37.626162');
INSERT INTO "decisions" VALUES('5yjhfgrj',46,0,'lay C5',70,'[[13, 0, 15, 38, 5], [15, 4, 0, 0, 0], [17, 1, 3, 0, 0], [18, 1, 2, 6, 0], [17, 0, 3, 0, 0], [18, 0, 2, 6, 0], [23, 0, 0, 0, 0]]','undo-refused-revealed',NULL,'2026-11-18 21:01:37.628331');
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	login VARCHAR(120), 
	password VARCHAR(200), 
	preferences JSON NOT NULL, 
	created DATETIME NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_login UNIQUE (login)
);
INSERT INTO "people" VALUES('F0kTz38C_w1wN74V','Ann','ann@example.org','$argon2id$v=19$m=65536,t=3,p=4$TKvbikwXE/WmvlJljzPpYw$MeAf6lOsDLSEv0LsiBaPBzg3Bqx3VupPyirOxEqYLro','{}','2026-11-18 21:01:34.381203');
INSERT INTO "people" VALUES('FUg2LIDDSCZV3cBD','Guest',NULL,NULL,'{}','2026-11-18 21:01:37.643314');
CREATE TABLE reviews (
	table_id VARCHAR(16) NOT NULL, 
	iterations INTEGER NOT NULL, 
	found JSON NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_reviews PRIMARY KEY (table_id), 
	CONSTRAINT fk_reviews_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE seatings (
	table_id VARCHAR(16) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_seatings PRIMARY KEY (table_id, person), 
	CONSTRAINT fk_seatings_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seatings" VALUES('d4hf8n5q','F0kTz38C_w1wN74V');
INSERT INTO "seatings" VALUES('dvrrrfv2','F0kTz38C_w1wN74V');
INSERT INTO "seatings" VALUES('5yjhfgrj','F0kTz38C_w1wN74V');
INSERT INTO "seatings" VALUES('rx3aks53','F0kTz38C_w1wN74V');
INSERT INTO "seatings" VALUES('5bcw7cr2','F0kTz38C_w1wN74V');
INSERT INTO "seatings" VALUES('5bcw7cr2','FUg2LIDDSCZV3cBD');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(60) NOT NULL, 
	rules VARCHAR(20) NOT NULL, 
	seed BIGINT NOT NULL, 
	options JSON NOT NULL, 
	seats JSON NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	public BOOLEAN NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	result JSON, 
	position JSON, 
	rematch VARCHAR(16), 
	imported BOOLEAN NOT NULL, 
	created DATETIME NOT NULL, 
	updated DATETIME NOT NULL, hints BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('d4hf8n5q','little-town','1',7,'{"board": "A", "market": "random", "draft_tiles": "all", "coins_feed": "yes", "partial_gain": "yes", "pawn_free": "yes", "residence_terrain": "no", "watchtower_workers_block": "yes", "castle_own_only": "yes", "pawn_counts_printed_only": "yes"}','[{"kind": "person", "name": "Ann", "bot": null, "person": "F0kTz38C_w1wN74V", "resigned": false, "seconds": 0.062175307000870816, "stand_in": null, "hints_used": 0}, {"kind": "person", "name": "Ben", "bot": null, "person": "F0kTz38C_w1wN74V", "resigned": false, "seconds": 0.01619293500061758, "stand_in": null, "hints_used": 0}]','F0kTz38C_w1wN74V',1,'playing','null','null',NULL,0,'2026-11-18 21:01:36.459185','2026-11-18 21:01:37.489004',0);
INSERT INTO "tables" VALUES('dvrrrfv2','little-town','1',7,'{"board": "A", "market": "random", "draft_tiles": "all", "coins_feed": "yes", "partial_gain": "yes", "pawn_free": "yes", "residence_terrain": "no", "watchtower_workers_block": "yes", "castle_own_only": "yes", "pawn_counts_printed_only": "yes"}','[{"kind": "person", "name": "Ann", "bot": null, "person": "F0kTz38C_w1wN74V", "resigned": false, "seconds": 0.0, "stand_in": null, "hints_used": 0}, {"kind": "bot", "name": "Random bot", "bot": "random", "person": null, "resigned": false, "seconds": 0.0, "stand_in": null, "hints_used": 0}]','F0kTz38C_w1wN74V',1,'playing','null','null',NULL,0,'2026-11-18 21:01:37.497099','2026-11-18 21:01:37.497104',1);
INSERT INTO "tables" VALUES('5yjhfgrj','little-town','1',7,'{"board": "A", "market": "random", "draft_tiles": "all", "coins_feed": "yes", "partial_gain": "yes", "pawn_free": "yes", "residence_terrain": "no", "watchtower_workers_block": "yes", "castle_own_only": "yes", "pawn_counts_printed_only": "yes"}','[{"kind": "person", "name": "Ann", "bot": null, "person": "F0kTz38C_w1wN74V", "resigned": false, "seconds": 0.029929946000265772, "stand_in": null, "hints_used": 0}, {"kind": "person", "name": "Ben", "bot": null, "person": "F0kTz38C_w1wN74V", "resigned": false, "seconds": 0.027000923001196497, "stand_in": null, "hints_used": 0}]','F0kTz38C_w1wN74V',1,'over','[-22, -22]','null',NULL,0,'2026-11-18 21:01:37.505611','2026-11-18 21:01:37.628750',0);
INSERT INTO "tables" VALUES('rx3aks53','little-town','1',7,'{"board": "A", "market": "random", "draft_tiles": "all", "coins_feed": "yes", "partial_gain": "yes", "pawn_free": "yes", "residence_terrain": "no", "watchtower_workers_block": "yes", "castle_own_only": "yes", "pawn_counts_printed_only": "yes"}','[{"kind": "person", "name": "Ann", "bot": null, "person": "F0kTz38C_w1wN74V", "resigned": false, "seconds": 0.0, "stand_in": null, "hints_used": 0}, {"kind": "open", "name": "", "bot": null, "person": null, "resigned": false, "seconds": 0.0, "stand_in": null, "hints_used": 0}]','F0kTz38C_w1wN74V',0,'waiting','null','null',NULL,0,'2026-11-18 21:01:37.637397','2026-11-18 21:01:37.637401',0);
INSERT INTO "tables" VALUES('5bcw7cr2','little-town','1',7,'{"board": "A", "market": "random", "draft_tiles": "all", "coins_feed": "yes", "partial_gain": "yes", "pawn_free": "yes", "residence_terrain": "no", "watchtower_workers_block": "yes", "castle_own_only": "yes", "pawn_counts_printed_only": "yes"}','[{"kind": "person", "name": "Ann", "bot": null, "person": "F0kTz38C_w1wN74V", "resigned": false, "seconds": 0.0, "stand_in": null, "hints_used": 0}, {"kind": "person", "name": "Guest", "bot": null, "person": "FUg2LIDDSCZV3cBD", "resigned": false, "seconds": 0.0, "stand_in": null, "hints_used": 0}]','F0kTz38C_w1wN74V',1,'playing','null','null',NULL,0,'2026-11-18 21:01:37.646923','2026-11-18 21:01:37.651016',0);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_updated ON tables (updated);
CREATE INDEX ix_seatings_person ON seatings (person);
CREATE INDEX ix_chat_table_id ON chat (table_id);
COMMIT;
