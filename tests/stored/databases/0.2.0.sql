BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "chat" VALUES(1,'c85p6tma','7oE4_L6CE-OEQzc-','Ann',0,'zażółć gęślą jaźń','2026-11-18 21:01:16.738606');
INSERT INTO "chat" VALUES(2,'r3bp9uvp','7oE4_L6CE-OEQzc-','Ann',0,'zażółć gęślą jaźń','2026-11-18 21:01:17.583446');
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
INSERT INTO "decisions" VALUES('c85p6tma',1,0,'place F2',1,'[[3, 0, 14, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:14.737698');
INSERT INTO "decisions" VALUES('c85p6tma',2,1,'place G6',2,'[[3, 1, 51, 0, 0], [4, 1, 1, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:01:14.834785');
INSERT INTO "decisions" VALUES('c85p6tma',3,0,'place B2',3,'[[3, 0, 10, 0, 0], [4, 0, 1, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:15.038231');
INSERT INTO "decisions" VALUES('c85p6tma',4,1,'place H3',4,'[[3, 1, 25, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:01:15.053870');
INSERT INTO "decisions" VALUES('c85p6tma',5,0,'place G2',5,'[[3, 0, 15, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:15.161103');
INSERT INTO "decisions" VALUES('c85p6tma',6,1,'place A6',6,'[[3, 1, 45, 0, 0], [4, 1, 1, 0, 0]]','',NULL,'2026-11-18 21:01:15.236961');
INSERT INTO "decisions" VALUES('c85p6tma',7,0,'place F5',7,'[[3, 0, 41, 0, 0], [4, 0, 1, 0, 0], [4, 0, 2, 2, 0]]','',NULL,'2026-11-18 21:01:15.304608');
INSERT INTO "decisions" VALUES('c85p6tma',8,1,'place D6',8,'[[3, 1, 48, 0, 0], [4, 1, 1, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:01:15.546408');
INSERT INTO "decisions" VALUES('c85p6tma',9,0,'place B5',9,'[[3, 0, 37, 0, 0], [4, 0, 3, 0, 0]]','',NULL,'2026-11-18 21:01:15.741014');
INSERT INTO "decisions" VALUES('c85p6tma',10,1,'place F3',10,'[[3, 1, 23, 0, 0], [15, 1, 0, 0, 0]]','',NULL,'2026-11-18 21:01:15.804181');
INSERT INTO "decisions" VALUES('c85p6tma',11,0,'feed 4 fish',15,'[[17, 0, 4, 0, 1]]','',NULL,'2026-11-18 21:01:16.040351');
INSERT INTO "decisions" VALUES('c85p6tma',12,1,'feed 1 bought',16,'[[17, 1, 3, 0, 1], [18, 1, 1, 3, 0], [19, 1, 0, 0, 0], [2, 2, 1, 0, 0]]','',NULL,'2026-11-18 21:01:16.192349');
INSERT INTO "decisions" VALUES('c85p6tma',13,1,'place E1',21,'[[3, 1, 4, 0, 0], [4, 1, 1, 1, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:01:16.585065');
INSERT INTO "decisions" VALUES('c85p6tma',14,0,'place G4',22,'[[3, 0, 33, 0, 0], [4, 0, 1, 0, 0]]','',NULL,'2026-11-18 21:01:16.636866');
INSERT INTO "decisions" VALUES('c85p6tma',15,1,'place C5',23,'[[3, 1, 38, 0, 0], [4, 1, 2, 0, 0]]','',NULL,'2026-11-18 21:01:16.693111');
INSERT INTO "decisions" VALUES('c85p6tma',16,0,'build well',24,'[[12, 0, 4, 0, 0], [7, 0, 1, 0, 0], [7, 0, 1, 1, 0]]','',X'1D7CE4B700000000D59BCC5E00000000050001000100000000000000000000000000000000000000000000000000000003070406080A0E00050001000100000000000000000000000000000000000000FDFF000000000000030704020D0F10000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF003D86F10005000D000D000F0028001800FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00FFFFFFFF01FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF05000101010100000001010000000001010000000101010100FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000010001010100010101020201000600FF0000000000000000000000000000000004FF040000000000000000FFFF00010C0305110B090C0B0C0D110F101118070112060E080C0000','2026-11-18 21:01:16.705701');
INSERT INTO "decisions" VALUES('c85p6tma',17,0,'lay B1',24,'[[13, 0, 4, 1, 4]]','',NULL,'2026-11-18 21:01:16.711106');
INSERT INTO "decisions" VALUES('c85p6tma',18,1,'place F5',25,'[[3, 1, 41, 0, 0], [4, 1, 1, 0, 0], [4, 1, 2, 2, 0]]','',NULL,'2026-11-18 21:01:16.718607');
INSERT INTO "decisions" VALUES('c85p6tma',19,0,'place I3',26,'[[3, 0, 26, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:16.725722');
INSERT INTO "decisions" VALUES('c85p6tma',20,1,'place F3',27,'[[3, 1, 23, 0, 0]]','',NULL,'2026-11-18 21:01:16.732354');
INSERT INTO "decisions" VALUES('r3bp9uvp',1,0,'place A2',1,'[[3, 0, 9, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:16.806982');
INSERT INTO "decisions" VALUES('r3bp9uvp',2,1,'place D2',2,'[[3, 1, 12, 0, 0], [4, 1, 1, 0, 0], [4, 1, 1, 1, 0]]','',NULL,'2026-11-18 21:01:16.818562');
INSERT INTO "decisions" VALUES('r3bp9uvp',3,0,'place E2',3,'[[3, 0, 13, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:16.936670');
INSERT INTO "decisions" VALUES('r3bp9uvp',4,1,'place H4',4,'[[3, 1, 34, 0, 0], [4, 1, 1, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:01:16.973900');
INSERT INTO "decisions" VALUES('r3bp9uvp',5,0,'place C3',5,'[[3, 0, 20, 0, 0]]','',NULL,'2026-11-18 21:01:16.999812');
INSERT INTO "decisions" VALUES('r3bp9uvp',6,1,'place E4',6,'[[3, 1, 31, 0, 0]]','',NULL,'2026-11-18 21:01:17.020915');
INSERT INTO "decisions" VALUES('r3bp9uvp',7,0,'place B4',7,'[[3, 0, 28, 0, 0], [4, 0, 1, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:17.048107');
INSERT INTO "decisions" VALUES('r3bp9uvp',8,1,'place G3',8,'[[3, 1, 24, 0, 0]]','',NULL,'2026-11-18 21:01:17.079776');
INSERT INTO "decisions" VALUES('r3bp9uvp',9,0,'place G1',9,'[[3, 0, 6, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:17.096273');
INSERT INTO "decisions" VALUES('r3bp9uvp',10,1,'place E3',10,'[[3, 1, 22, 0, 0], [15, 1, 0, 0, 0]]','',NULL,'2026-11-18 21:01:17.111855');
INSERT INTO "decisions" VALUES('r3bp9uvp',11,0,'feed 1 bought',15,'[[17, 0, 4, 0, 1]]','',NULL,'2026-11-18 21:01:17.124794');
INSERT INTO "decisions" VALUES('r3bp9uvp',12,1,'feed 1 bought',16,'[[17, 1, 1, 0, 1], [18, 1, 3, 9, 0], [19, 1, 0, 0, 0], [2, 2, 1, 0, 0]]','',NULL,'2026-11-18 21:01:17.130708');
INSERT INTO "decisions" VALUES('r3bp9uvp',13,1,'place F5',21,'[[3, 1, 41, 0, 0], [4, 1, 1, 0, 0], [4, 1, 2, 2, 0]]','',NULL,'2026-11-18 21:01:17.144859');
INSERT INTO "decisions" VALUES('r3bp9uvp',14,0,'place E4',22,'[[3, 0, 31, 0, 0]]','',NULL,'2026-11-18 21:01:17.152734');
INSERT INTO "decisions" VALUES('r3bp9uvp',15,1,'place D6',23,'[[3, 1, 48, 0, 0], [4, 1, 1, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:01:17.159448');
INSERT INTO "decisions" VALUES('r3bp9uvp',16,0,'place C5',24,'[[3, 0, 38, 0, 0], [4, 0, 2, 0, 0]]','',X'1D7CE4B700000000D59BCC5E00000000030003000000000000000000000000000000000000000000000000000000000003070406080A0E00040001000300000000000000000000000000000000000000F7FF000000000000030704020D0F10000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF003D86F10008000B000C000F0028001900FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00FFFFFFFFFFFF00FFFF01FFFFFFFFFFFF01FFFFFFFFFF05000101010100000001010000000001010000000101010100FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000010001010100010101020201010100FF00000000000000000000000000000000FFFF000000000000000000FFFF00010C0305110B090C0B0C0D110F101118070112060E080C0000','2026-11-18 21:01:17.166487');
INSERT INTO "decisions" VALUES('r3bp9uvp',17,1,'place A6',25,'[[3, 1, 45, 0, 0], [4, 1, 1, 0, 0]]','',NULL,'2026-11-18 21:01:17.173607');
INSERT INTO "decisions" VALUES('r3bp9uvp',18,0,'place G3',26,'[[3, 0, 24, 0, 0]]','',NULL,'2026-11-18 21:01:17.203698');
INSERT INTO "decisions" VALUES('r3bp9uvp',19,1,'place G1',27,'[[3, 1, 6, 0, 0], [4, 1, 1, 1, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:01:17.218822');
INSERT INTO "decisions" VALUES('r3bp9uvp',20,0,'place E1',28,'[[3, 0, 4, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:17.229628');
INSERT INTO "decisions" VALUES('r3bp9uvp',21,1,'place A5',29,'[[3, 1, 36, 0, 0], [4, 1, 2, 0, 0]]','',NULL,'2026-11-18 21:01:17.237032');
INSERT INTO "decisions" VALUES('r3bp9uvp',22,0,'place H6',30,'[[3, 0, 52, 0, 0], [4, 0, 2, 0, 0], [15, 2, 0, 0, 0], [17, 1, 4, 0, 0], [18, 1, 1, 3, 0], [17, 0, 1, 0, 0], [18, 0, 4, 12, 0], [19, 0, 0, 0, 0], [2, 3, 0, 0, 0]]','',NULL,'2026-11-18 21:01:17.243202');
INSERT INTO "decisions" VALUES('r3bp9uvp',23,0,'place B4',41,'[[3, 0, 28, 0, 0], [4, 0, 1, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:17.248705');
INSERT INTO "decisions" VALUES('r3bp9uvp',24,1,'place G4',42,'[[3, 1, 33, 0, 0], [4, 1, 1, 0, 0]]','',NULL,'2026-11-18 21:01:17.254704');
INSERT INTO "decisions" VALUES('r3bp9uvp',25,0,'place C5',43,'[[3, 0, 38, 0, 0], [4, 0, 1, 0, 0]]','',NULL,'2026-11-18 21:01:17.265384');
INSERT INTO "decisions" VALUES('r3bp9uvp',26,1,'place D6',44,'[[3, 1, 48, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:01:17.271880');
INSERT INTO "decisions" VALUES('r3bp9uvp',27,0,'place H2',45,'[[3, 0, 16, 0, 0], [4, 0, 2, 1, 0]]','',NULL,'2026-11-18 21:01:17.277997');
INSERT INTO "decisions" VALUES('r3bp9uvp',28,1,'build gold-mine',46,'[[12, 1, 2, 0, 0], [7, 1, 1, 0, 0], [7, 1, 1, 1, 0]]','',NULL,'2026-11-18 21:01:17.284135');
INSERT INTO "decisions" VALUES('r3bp9uvp',29,1,'lay B3',46,'[[13, 1, 2, 19, 4]]','',NULL,'2026-11-18 21:01:17.288426');
INSERT INTO "decisions" VALUES('r3bp9uvp',30,0,'place G3',47,'[[3, 0, 24, 0, 0]]','',NULL,'2026-11-18 21:01:17.294466');
INSERT INTO "decisions" VALUES('r3bp9uvp',31,1,'place F3',48,'[[3, 1, 23, 0, 0]]','',NULL,'2026-11-18 21:01:17.300612');
INSERT INTO "decisions" VALUES('r3bp9uvp',32,0,'place E1',49,'[[3, 0, 4, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',X'1D7CE4B700000000D59BCC5E00000000070007000200000000000000000000000000000000000000F4FF00000000000000070406080A0E00070001000100000000000400000000000000000000000000F4FF000000000000010604020D0F10000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF003D86F100010007000C000F0028003200FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF02FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00FFFFFFFFFFFFFFFFFFFFFF00FFFFFFFFFFFF0100FFFFFF00FFFFFFFF01FFFFFFFF00FFFFFFFFFFFFFFFFFF01FFFFFFFFFF05000001010100000001010000000001010000000101010100FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000010001010100010101020300010100FF00000000000000000000000000000000FFFF040000000000000000FFFF00010C0305110B090C0B0C0D110F101118070112060E080C0000','2026-11-18 21:01:17.306441');
INSERT INTO "decisions" VALUES('r3bp9uvp',33,1,'place D3',50,'[[3, 1, 21, 0, 0], [15, 3, 0, 0, 0], [17, 0, 2, 0, 0], [18, 0, 3, 9, 0], [17, 1, 1, 0, 0], [18, 1, 4, 12, 0], [19, 1, 0, 0, 0], [2, 4, 1, 0, 0]]','',NULL,'2026-11-18 21:01:17.312818');
INSERT INTO "decisions" VALUES('r3bp9uvp',34,1,'place C4',61,'[[3, 1, 29, 0, 0]]','',NULL,'2026-11-18 21:01:17.320229');
INSERT INTO "decisions" VALUES('r3bp9uvp',35,1,'use B3',61,'[[5, 1, 2, 19, 0], [9, 1, 2, 4, 0]]','',NULL,'2026-11-18 21:01:17.326578');
INSERT INTO "decisions" VALUES('r3bp9uvp',36,0,'place F2',62,'[[3, 0, 14, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:17.332795');
INSERT INTO "decisions" VALUES('r3bp9uvp',37,1,'place A6',63,'[[3, 1, 45, 0, 0], [4, 1, 1, 0, 0]]','',NULL,'2026-11-18 21:01:17.338866');
INSERT INTO "decisions" VALUES('r3bp9uvp',38,0,'place D6',64,'[[3, 0, 48, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:17.356370');
INSERT INTO "decisions" VALUES('r3bp9uvp',39,1,'place H4',65,'[[3, 1, 34, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:01:17.428226');
INSERT INTO "decisions" VALUES('r3bp9uvp',40,0,'place H6',66,'[[3, 0, 52, 0, 0]]','',NULL,'2026-11-18 21:01:17.495307');
INSERT INTO "decisions" VALUES('r3bp9uvp',41,1,'build carpenter',67,'[[12, 1, 10, 0, 0], [7, 1, 2, 0, 0]]','',NULL,'2026-11-18 21:01:17.549077');
INSERT INTO "decisions" VALUES('r3bp9uvp',42,1,'lay C3',67,'[[13, 1, 10, 20, 4]]','',NULL,'2026-11-18 21:01:17.554578');
INSERT INTO "decisions" VALUES('r3bp9uvp',43,0,'place H5',68,'[[3, 0, 43, 0, 0], [4, 0, 2, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:01:17.561241');
INSERT INTO "decisions" VALUES('r3bp9uvp',44,1,'place E5',69,'[[3, 1, 40, 0, 0], [4, 1, 2, 2, 0]]','',NULL,'2026-11-18 21:01:17.567910');
INSERT INTO "decisions" VALUES('r3bp9uvp',45,0,'build fountain',70,'[[12, 0, 15, 0, 0], [7, 0, 2, 1, 0]]','',NULL,'2026-11-18 21:01:17.574123');
INSERT INTO "decisions" VALUES('r3bp9uvp',46,0,'lay C5',70,'[[13, 0, 15, 38, 5], [15, 4, 0, 0, 0], [17, 1, 3, 0, 0], [18, 1, 2, 6, 0], [17, 0, 3, 0, 0], [18, 0, 2, 6, 0], [23, 0, 0, 0, 0]]','undo-refused-revealed',NULL,'2026-11-18 21:01:17.578312');
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
INSERT INTO "people" VALUES('7oE4_L6CE-OEQzc-','Ann','ann@example.org','$argon2id$v=19$m=65536,t=3,p=4$DjImlh/cnHfn1WTtj/axqQ$aUtyycxF7OMakIGkaLpQPuURM2cP9vFdQ58BwbjkRSY','{}','2026-11-18 21:01:13.719637');
INSERT INTO "people" VALUES('dHZkxU_gYUDlFy4e','Guest',NULL,NULL,'{}','2026-11-18 21:01:17.594903');
CREATE TABLE seatings (
	table_id VARCHAR(16) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_seatings PRIMARY KEY (table_id, person), 
	CONSTRAINT fk_seatings_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seatings" VALUES('c85p6tma','7oE4_L6CE-OEQzc-');
INSERT INTO "seatings" VALUES('qaf5yjwy','7oE4_L6CE-OEQzc-');
INSERT INTO "seatings" VALUES('r3bp9uvp','7oE4_L6CE-OEQzc-');
INSERT INTO "seatings" VALUES('jxxw7dft','7oE4_L6CE-OEQzc-');
INSERT INTO "seatings" VALUES('eypdc2ku','7oE4_L6CE-OEQzc-');
INSERT INTO "seatings" VALUES('eypdc2ku','dHZkxU_gYUDlFy4e');
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
	updated DATETIME NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('c85p6tma','little-town','1',7,'{"board": "A", "market": "random", "draft_tiles": "all", "coins_feed": "yes", "partial_gain": "yes", "pawn_free": "yes", "residence_terrain": "no", "watchtower_workers_block": "yes", "castle_own_only": "yes", "pawn_counts_printed_only": "yes"}','[{"kind": "person", "name": "Ann", "bot": null, "person": "7oE4_L6CE-OEQzc-", "resigned": false, "seconds": 0.357682816999386}, {"kind": "person", "name": "Ben", "bot": null, "person": "7oE4_L6CE-OEQzc-", "resigned": false, "seconds": 0.2702670630001194}]','7oE4_L6CE-OEQzc-',1,'playing','null','null',NULL,0,'2026-11-18 21:01:14.333947','2026-11-18 21:01:16.732515');
INSERT INTO "tables" VALUES('qaf5yjwy','little-town','1',7,'{"board": "A", "market": "random", "draft_tiles": "all", "coins_feed": "yes", "partial_gain": "yes", "pawn_free": "yes", "residence_terrain": "no", "watchtower_workers_block": "yes", "castle_own_only": "yes", "pawn_counts_printed_only": "yes"}','[{"kind": "person", "name": "Ann", "bot": null, "person": "7oE4_L6CE-OEQzc-", "resigned": false, "seconds": 0.0}, {"kind": "bot", "name": "Random bot", "bot": "random", "person": null, "resigned": false, "seconds": 0.0}]','7oE4_L6CE-OEQzc-',1,'playing','null','null',NULL,0,'2026-11-18 21:01:16.750776','2026-11-18 21:01:16.750785');
INSERT INTO "tables" VALUES('r3bp9uvp','little-town','1',7,'{"board": "A", "market": "random", "draft_tiles": "all", "coins_feed": "yes", "partial_gain": "yes", "pawn_free": "yes", "residence_terrain": "no", "watchtower_workers_block": "yes", "castle_own_only": "yes", "pawn_counts_printed_only": "yes"}','[{"kind": "person", "name": "Ann", "bot": null, "person": "7oE4_L6CE-OEQzc-", "resigned": false, "seconds": 0.3027047759992456}, {"kind": "person", "name": "Ben", "bot": null, "person": "7oE4_L6CE-OEQzc-", "resigned": false, "seconds": 0.26406955200127413}]','7oE4_L6CE-OEQzc-',1,'over','[-22, -22]','null',NULL,0,'2026-11-18 21:01:16.792562','2026-11-18 21:01:17.578754');
INSERT INTO "tables" VALUES('jxxw7dft','little-town','1',7,'{"board": "A", "market": "random", "draft_tiles": "all", "coins_feed": "yes", "partial_gain": "yes", "pawn_free": "yes", "residence_terrain": "no", "watchtower_workers_block": "yes", "castle_own_only": "yes", "pawn_counts_printed_only": "yes"}','[{"kind": "person", "name": "Ann", "bot": null, "person": "7oE4_L6CE-OEQzc-", "resigned": false, "seconds": 0.0}, {"kind": "open", "name": "", "bot": null, "person": null, "resigned": false, "seconds": 0.0}]','7oE4_L6CE-OEQzc-',0,'waiting','null','null',NULL,0,'2026-11-18 21:01:17.589789','2026-11-18 21:01:17.589794');
INSERT INTO "tables" VALUES('eypdc2ku','little-town','1',7,'{"board": "A", "market": "random", "draft_tiles": "all", "coins_feed": "yes", "partial_gain": "yes", "pawn_free": "yes", "residence_terrain": "no", "watchtower_workers_block": "yes", "castle_own_only": "yes", "pawn_counts_printed_only": "yes"}','[{"kind": "person", "name": "Ann", "bot": null, "person": "7oE4_L6CE-OEQzc-", "resigned": false, "seconds": 0.0}, {"kind": "person", "name": "Guest", "bot": null, "person": "dHZkxU_gYUDlFy4e", "resigned": false, "seconds": 0.0}]','7oE4_L6CE-OEQzc-',1,'playing','null','null',NULL,0,'2026-11-18 21:01:17.620532','2026-11-18 21:01:17.626290');
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_updated ON tables (updated);
CREATE INDEX ix_seatings_person ON seatings (person);
CREATE INDEX ix_chat_table_id ON chat (table_id);
COMMIT;
