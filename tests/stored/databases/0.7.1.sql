BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "chat" VALUES(1,'5q3tz9rn','d8XFTTyMGRyCSbsj','Ann',0,'zażółć gęślą jaźń','2026-11-18 21:02:25.376955');
INSERT INTO "chat" VALUES(2,'ypu9rvkb','d8XFTTyMGRyCSbsj','Ann',0,'zażółć gęślą jaźń','2026-11-18 21:02:26.339833');
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
INSERT INTO "decisions" VALUES('5q3tz9rn',1,0,'place F2',1,'[[3, 0, 14, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:24.582045');
INSERT INTO "decisions" VALUES('5q3tz9rn',2,1,'place G6',2,'[[3, 1, 51, 0, 0], [4, 1, 1, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:02:24.612148');
INSERT INTO "decisions" VALUES('5q3tz9rn',3,0,'place B2',3,'[[3, 0, 10, 0, 0], [4, 0, 1, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:24.796570');
INSERT INTO "decisions" VALUES('5q3tz9rn',4,1,'place H3',4,'[[3, 1, 25, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:02:24.977038');
INSERT INTO "decisions" VALUES('5q3tz9rn',5,0,'place G2',5,'[[3, 0, 15, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:25.000788');
INSERT INTO "decisions" VALUES('5q3tz9rn',6,1,'place A6',6,'[[3, 1, 45, 0, 0], [4, 1, 1, 0, 0]]','',NULL,'2026-11-18 21:02:25.026606');
INSERT INTO "decisions" VALUES('5q3tz9rn',7,0,'place F5',7,'[[3, 0, 41, 0, 0], [4, 0, 1, 0, 0], [4, 0, 2, 2, 0]]','',NULL,'2026-11-18 21:02:25.055106');
INSERT INTO "decisions" VALUES('5q3tz9rn',8,1,'place D6',8,'[[3, 1, 48, 0, 0], [4, 1, 1, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:02:25.095468');
INSERT INTO "decisions" VALUES('5q3tz9rn',9,0,'place B5',9,'[[3, 0, 37, 0, 0], [4, 0, 3, 0, 0]]','',NULL,'2026-11-18 21:02:25.123297');
INSERT INTO "decisions" VALUES('5q3tz9rn',10,1,'place F3',10,'[[3, 1, 23, 0, 0], [15, 1, 0, 0, 0]]','',NULL,'2026-11-18 21:02:25.155972');
INSERT INTO "decisions" VALUES('5q3tz9rn',11,0,'feed 4 fish',15,'[[17, 0, 4, 0, 1]]','',NULL,'2026-11-18 21:02:25.200942');
INSERT INTO "decisions" VALUES('5q3tz9rn',12,1,'feed 1 bought',16,'[[17, 1, 3, 0, 1], [18, 1, 1, 3, 0], [19, 1, 0, 0, 0], [2, 2, 1, 0, 0]]','',NULL,'2026-11-18 21:02:25.240928');
INSERT INTO "decisions" VALUES('5q3tz9rn',13,1,'place E1',21,'[[3, 1, 4, 0, 0], [4, 1, 1, 1, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:02:25.256844');
INSERT INTO "decisions" VALUES('5q3tz9rn',14,0,'place G4',22,'[[3, 0, 33, 0, 0], [4, 0, 1, 0, 0]]','',NULL,'2026-11-18 21:02:25.276629');
INSERT INTO "decisions" VALUES('5q3tz9rn',15,1,'place C5',23,'[[3, 1, 38, 0, 0], [4, 1, 2, 0, 0]]','',NULL,'2026-11-18 21:02:25.300994');
INSERT INTO "decisions" VALUES('5q3tz9rn',16,0,'build well',24,'[[12, 0, 4, 0, 0], [7, 0, 1, 0, 0], [7, 0, 1, 1, 0]]','',X'1D7CE4B700000000D59BCC5E000000000000000000000000000000000000000000000000000000000000000000000000050001000100000000000000000000000000000000000000000000000000000003070406080A0E00050001000100000000000000000000000000000000000000FDFF000000000000030704020D0F10000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF003D86F10005000D000D000F0028001800FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00FFFFFFFF01FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF05000101010100000001010000000001010000000101010100FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000010001010100010101020201000600FF0000000000000000000000000000000004FF040000000000000000FFFF00010C0305110B090C0B0C0D110F101118070112060E080C0000','2026-11-18 21:02:25.310191');
INSERT INTO "decisions" VALUES('5q3tz9rn',17,0,'lay B1',24,'[[13, 0, 4, 1, 4]]','',NULL,'2026-11-18 21:02:25.332853');
INSERT INTO "decisions" VALUES('5q3tz9rn',18,1,'place F5',25,'[[3, 1, 41, 0, 0], [4, 1, 1, 0, 0], [4, 1, 2, 2, 0]]','',NULL,'2026-11-18 21:02:25.345248');
INSERT INTO "decisions" VALUES('5q3tz9rn',19,0,'place I3',26,'[[3, 0, 26, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:25.356915');
INSERT INTO "decisions" VALUES('5q3tz9rn',20,1,'place F3',27,'[[3, 1, 23, 0, 0]]','',NULL,'2026-11-18 21:02:25.369026');
INSERT INTO "decisions" VALUES('ypu9rvkb',1,0,'place A2',1,'[[3, 0, 9, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:25.464435');
INSERT INTO "decisions" VALUES('ypu9rvkb',2,1,'place D2',2,'[[3, 1, 12, 0, 0], [4, 1, 1, 0, 0], [4, 1, 1, 1, 0]]','',NULL,'2026-11-18 21:02:25.470455');
INSERT INTO "decisions" VALUES('ypu9rvkb',3,0,'place E2',3,'[[3, 0, 13, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:25.493500');
INSERT INTO "decisions" VALUES('ypu9rvkb',4,1,'place H4',4,'[[3, 1, 34, 0, 0], [4, 1, 1, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:02:25.555556');
INSERT INTO "decisions" VALUES('ypu9rvkb',5,0,'place C3',5,'[[3, 0, 20, 0, 0]]','',NULL,'2026-11-18 21:02:25.584709');
INSERT INTO "decisions" VALUES('ypu9rvkb',6,1,'place E4',6,'[[3, 1, 31, 0, 0]]','',NULL,'2026-11-18 21:02:25.611198');
INSERT INTO "decisions" VALUES('ypu9rvkb',7,0,'place B4',7,'[[3, 0, 28, 0, 0], [4, 0, 1, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:25.619938');
INSERT INTO "decisions" VALUES('ypu9rvkb',8,1,'place G3',8,'[[3, 1, 24, 0, 0]]','',NULL,'2026-11-18 21:02:25.633436');
INSERT INTO "decisions" VALUES('ypu9rvkb',9,0,'place G1',9,'[[3, 0, 6, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:25.644775');
INSERT INTO "decisions" VALUES('ypu9rvkb',10,1,'place E3',10,'[[3, 1, 22, 0, 0], [15, 1, 0, 0, 0]]','',NULL,'2026-11-18 21:02:25.657630');
INSERT INTO "decisions" VALUES('ypu9rvkb',11,0,'feed 1 bought',15,'[[17, 0, 4, 0, 1]]','',NULL,'2026-11-18 21:02:25.687581');
INSERT INTO "decisions" VALUES('ypu9rvkb',12,1,'feed 1 bought',16,'[[17, 1, 1, 0, 1], [18, 1, 3, 9, 0], [19, 1, 0, 0, 0], [2, 2, 1, 0, 0]]','',NULL,'2026-11-18 21:02:25.724938');
INSERT INTO "decisions" VALUES('ypu9rvkb',13,1,'place F5',21,'[[3, 1, 41, 0, 0], [4, 1, 1, 0, 0], [4, 1, 2, 2, 0]]','',NULL,'2026-11-18 21:02:25.736604');
INSERT INTO "decisions" VALUES('ypu9rvkb',14,0,'place E4',22,'[[3, 0, 31, 0, 0]]','',NULL,'2026-11-18 21:02:25.753137');
INSERT INTO "decisions" VALUES('ypu9rvkb',15,1,'place D6',23,'[[3, 1, 48, 0, 0], [4, 1, 1, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:02:25.763703');
INSERT INTO "decisions" VALUES('ypu9rvkb',16,0,'place C5',24,'[[3, 0, 38, 0, 0], [4, 0, 2, 0, 0]]','',X'1D7CE4B700000000D59BCC5E000000000000000000000000000000000000000000000000000000000000000000000000030003000000000000000000000000000000000000000000000000000000000003070406080A0E00040001000300000000000000000000000000000000000000F7FF000000000000030704020D0F10000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF003D86F10008000B000C000F0028001900FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00FFFFFFFFFFFF00FFFF01FFFFFFFFFFFF01FFFFFFFFFF05000101010100000001010000000001010000000101010100FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000010001010100010101020201010100FF00000000000000000000000000000000FFFF000000000000000000FFFF00010C0305110B090C0B0C0D110F101118070112060E080C0000','2026-11-18 21:02:25.767246');
INSERT INTO "decisions" VALUES('ypu9rvkb',17,1,'place A6',25,'[[3, 1, 45, 0, 0], [4, 1, 1, 0, 0]]','',NULL,'2026-11-18 21:02:25.770761');
INSERT INTO "decisions" VALUES('ypu9rvkb',18,0,'place G3',26,'[[3, 0, 24, 0, 0]]','',NULL,'2026-11-18 21:02:25.773938');
INSERT INTO "decisions" VALUES('ypu9rvkb',19,1,'place G1',27,'[[3, 1, 6, 0, 0], [4, 1, 1, 1, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:02:25.776875');
INSERT INTO "decisions" VALUES('ypu9rvkb',20,0,'place E1',28,'[[3, 0, 4, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:25.780173');
INSERT INTO "decisions" VALUES('ypu9rvkb',21,1,'place A5',29,'[[3, 1, 36, 0, 0], [4, 1, 2, 0, 0]]','',NULL,'2026-11-18 21:02:25.783162');
INSERT INTO "decisions" VALUES('ypu9rvkb',22,0,'place H6',30,'[[3, 0, 52, 0, 0], [4, 0, 2, 0, 0], [15, 2, 0, 0, 0], [17, 1, 4, 0, 0], [18, 1, 1, 3, 0], [17, 0, 1, 0, 0], [18, 0, 4, 12, 0], [19, 0, 0, 0, 0], [2, 3, 0, 0, 0]]','',NULL,'2026-11-18 21:02:25.786176');
INSERT INTO "decisions" VALUES('ypu9rvkb',23,0,'place B4',41,'[[3, 0, 28, 0, 0], [4, 0, 1, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:25.789559');
INSERT INTO "decisions" VALUES('ypu9rvkb',24,1,'place G4',42,'[[3, 1, 33, 0, 0], [4, 1, 1, 0, 0]]','',NULL,'2026-11-18 21:02:25.792487');
INSERT INTO "decisions" VALUES('ypu9rvkb',25,0,'place C5',43,'[[3, 0, 38, 0, 0], [4, 0, 1, 0, 0]]','',NULL,'2026-11-18 21:02:25.908964');
INSERT INTO "decisions" VALUES('ypu9rvkb',26,1,'place D6',44,'[[3, 1, 48, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:02:25.960279');
INSERT INTO "decisions" VALUES('ypu9rvkb',27,0,'place H2',45,'[[3, 0, 16, 0, 0], [4, 0, 2, 1, 0]]','',NULL,'2026-11-18 21:02:25.977083');
INSERT INTO "decisions" VALUES('ypu9rvkb',28,1,'build gold-mine',46,'[[12, 1, 2, 0, 0], [7, 1, 1, 0, 0], [7, 1, 1, 1, 0]]','',NULL,'2026-11-18 21:02:25.993090');
INSERT INTO "decisions" VALUES('ypu9rvkb',29,1,'lay B3',46,'[[13, 1, 2, 19, 4]]','',NULL,'2026-11-18 21:02:26.013590');
INSERT INTO "decisions" VALUES('ypu9rvkb',30,0,'place G3',47,'[[3, 0, 24, 0, 0]]','',NULL,'2026-11-18 21:02:26.038932');
INSERT INTO "decisions" VALUES('ypu9rvkb',31,1,'place F3',48,'[[3, 1, 23, 0, 0]]','',NULL,'2026-11-18 21:02:26.103697');
INSERT INTO "decisions" VALUES('ypu9rvkb',32,0,'place E1',49,'[[3, 0, 4, 0, 0], [4, 0, 1, 1, 0], [4, 0, 1, 2, 0]]','',X'1D7CE4B700000000D59BCC5E000000000000000000000000000000000000000000000000000000000000000000000000070007000200000000000000000000000000000000000000F4FF00000000000000070406080A0E00070001000100000000000400000000000000000000000000F4FF000000000000010604020D0F10000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFF003D86F100010007000C000F0028003200FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF02FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF01FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00FFFFFFFFFFFFFFFFFFFFFF00FFFFFFFFFFFF0100FFFFFF00FFFFFFFF01FFFFFFFF00FFFFFFFFFFFFFFFFFF01FFFFFFFFFF05000001010100000001010000000001010000000101010100FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000010001010100010101020300010100FF00000000000000000000000000000000FFFF040000000000000000FFFF00010C0305110B090C0B0C0D110F101118070112060E080C0000','2026-11-18 21:02:26.110246');
INSERT INTO "decisions" VALUES('ypu9rvkb',33,1,'place D3',50,'[[3, 1, 21, 0, 0], [15, 3, 0, 0, 0], [17, 0, 2, 0, 0], [18, 0, 3, 9, 0], [17, 1, 1, 0, 0], [18, 1, 4, 12, 0], [19, 1, 0, 0, 0], [2, 4, 1, 0, 0]]','',NULL,'2026-11-18 21:02:26.119129');
INSERT INTO "decisions" VALUES('ypu9rvkb',34,1,'place C4',61,'[[3, 1, 29, 0, 0]]','',NULL,'2026-11-18 21:02:26.125099');
INSERT INTO "decisions" VALUES('ypu9rvkb',35,1,'use B3',61,'[[5, 1, 2, 19, 0], [9, 1, 2, 4, 0]]','',NULL,'2026-11-18 21:02:26.129177');
INSERT INTO "decisions" VALUES('ypu9rvkb',36,0,'place F2',62,'[[3, 0, 14, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:26.133853');
INSERT INTO "decisions" VALUES('ypu9rvkb',37,1,'place A6',63,'[[3, 1, 45, 0, 0], [4, 1, 1, 0, 0]]','',NULL,'2026-11-18 21:02:26.138874');
INSERT INTO "decisions" VALUES('ypu9rvkb',38,0,'place D6',64,'[[3, 0, 48, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:26.145170');
INSERT INTO "decisions" VALUES('ypu9rvkb',39,1,'place H4',65,'[[3, 1, 34, 0, 0], [4, 1, 1, 2, 0]]','',NULL,'2026-11-18 21:02:26.151370');
INSERT INTO "decisions" VALUES('ypu9rvkb',40,0,'place H6',66,'[[3, 0, 52, 0, 0]]','',NULL,'2026-11-18 21:02:26.156197');
INSERT INTO "decisions" VALUES('ypu9rvkb',41,1,'build carpenter',67,'[[12, 1, 10, 0, 0], [7, 1, 2, 0, 0]]','',NULL,'2026-11-18 21:02:26.161010');
INSERT INTO "decisions" VALUES('ypu9rvkb',42,1,'lay C3',67,'[[13, 1, 10, 20, 4]]','',NULL,'2026-11-18 21:02:26.165752');
INSERT INTO "decisions" VALUES('ypu9rvkb',43,0,'place H5',68,'[[3, 0, 43, 0, 0], [4, 0, 2, 0, 0], [4, 0, 1, 2, 0]]','',NULL,'2026-11-18 21:02:26.176376');
INSERT INTO "decisions" VALUES('ypu9rvkb',44,1,'place E5',69,'[[3, 1, 40, 0, 0], [4, 1, 2, 2, 0]]','',NULL,'2026-11-18 21:02:26.195065');
INSERT INTO "decisions" VALUES('ypu9rvkb',45,0,'build fountain',70,'[[12, 0, 15, 0, 0], [7, 0, 2, 1, 0]]','',NULL,'2026-11-18 21:02:26.209080');
INSERT INTO "decisions" VALUES('ypu9rvkb',46,0,'lay C5',70,'[[13, 0, 15, 38, 5], [15, 4, 0, 0, 0], [17, 1, 3, 0, 0], [18, 1, 2, 6, 0], [17, 0, 3, 0, 0], [18, 0, 2, 6, 0], [23, 0, 0, 0, 0]]','undo-refused-over',NULL,'2026-11-18 21:02:26.332863');
CREATE TABLE leases (
	table_id VARCHAR(16) NOT NULL, 
	server VARCHAR(32) NOT NULL, 
	fence BIGINT NOT NULL, 
	CONSTRAINT pk_leases PRIMARY KEY (table_id), 
	CONSTRAINT fk_leases_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "leases" VALUES('5q3tz9rn','0c9943f13fe0061f58b907a25f9ddaa4',1);
INSERT INTO "leases" VALUES('hr2m9per','0c9943f13fe0061f58b907a25f9ddaa4',1);
INSERT INTO "leases" VALUES('ypu9rvkb','0c9943f13fe0061f58b907a25f9ddaa4',1);
INSERT INTO "leases" VALUES('n3g9raed','0c9943f13fe0061f58b907a25f9ddaa4',1);
INSERT INTO "leases" VALUES('6stx5f58','0c9943f13fe0061f58b907a25f9ddaa4',1);
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
INSERT INTO "people" VALUES('d8XFTTyMGRyCSbsj','Ann','ann@example.org','$argon2id$v=19$m=65536,t=3,p=4$t+oXPWsRr0v5EgL2nCGDfQ$RgcP8VLZYUjc0eYxemS5Di70+zWb56DOwnjIPxk6CK0','{}','2026-11-18 21:02:20.842307');
INSERT INTO "people" VALUES('qZZCCXn_DioVEc72','Guest',NULL,NULL,'{}','2026-11-18 21:02:26.369847');
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
INSERT INTO "seatings" VALUES('5q3tz9rn','d8XFTTyMGRyCSbsj');
INSERT INTO "seatings" VALUES('hr2m9per','d8XFTTyMGRyCSbsj');
INSERT INTO "seatings" VALUES('ypu9rvkb','d8XFTTyMGRyCSbsj');
INSERT INTO "seatings" VALUES('n3g9raed','d8XFTTyMGRyCSbsj');
INSERT INTO "seatings" VALUES('6stx5f58','d8XFTTyMGRyCSbsj');
INSERT INTO "seatings" VALUES('6stx5f58','qZZCCXn_DioVEc72');
CREATE TABLE servers (
	name VARCHAR(40) NOT NULL, 
	id VARCHAR(32) NOT NULL, 
	beat BIGINT NOT NULL, 
	CONSTRAINT pk_servers PRIMARY KEY (name), 
	CONSTRAINT uq_servers_id UNIQUE (id)
);
CREATE TABLE sessions (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(32), 
	created DATETIME NOT NULL, 
	seen DATETIME NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (id), 
	CONSTRAINT fk_sessions_person_people FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "sessions" VALUES('574eb9833f3eeadaf824ac38caaf6b664ef5fa282d49293f270602c334141ed1',NULL,'2026-11-18 21:02:20.878852','2026-11-18 21:02:20.878852');
INSERT INTO "sessions" VALUES('aeb137f17c3392b6194bf39b387005d3c0f8764e1e98ea145e00c3421edf7408','d8XFTTyMGRyCSbsj','2026-11-18 21:02:22.620353','2026-11-18 21:02:22.620353');
INSERT INTO "sessions" VALUES('8e22e13a6345fbe0efeae5098222e9b69a1502e627912f96eac0fcb77dcdde5c','qZZCCXn_DioVEc72','2026-11-18 21:02:26.371845','2026-11-18 21:02:26.371845');
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
	updated DATETIME NOT NULL, hints BOOLEAN DEFAULT 0 NOT NULL, chance VARCHAR(100), "key" VARCHAR(32) DEFAULT '' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('5q3tz9rn','little-town','2',7,'{"board": "A", "market": "random", "draft_tiles": "all", "coins_feed": "yes", "partial_gain": "yes", "pawn_free": "yes", "residence_terrain": "no", "watchtower_workers_block": "yes", "castle_own_only": "yes", "pawn_counts_printed_only": "yes"}','[{"kind": "person", "name": "Ann", "bot": null, "person": "d8XFTTyMGRyCSbsj", "resigned": false, "seconds": 0.5115868179991594, "stand_in": null, "hints_used": 0, "colour": ""}, {"kind": "person", "name": "Ben", "bot": null, "person": "d8XFTTyMGRyCSbsj", "resigned": false, "seconds": 0.4131608340007915, "stand_in": null, "hints_used": 0, "colour": ""}]','d8XFTTyMGRyCSbsj',1,'playing','null','null',NULL,0,'2026-11-18 21:02:23.301339','2026-11-18 21:02:25.369176',0,NULL,'');
INSERT INTO "tables" VALUES('hr2m9per','little-town','2',7,'{"board": "A", "market": "random", "draft_tiles": "all", "coins_feed": "yes", "partial_gain": "yes", "pawn_free": "yes", "residence_terrain": "no", "watchtower_workers_block": "yes", "castle_own_only": "yes", "pawn_counts_printed_only": "yes"}','[{"kind": "person", "name": "Ann", "bot": null, "person": "d8XFTTyMGRyCSbsj", "resigned": false, "seconds": 0.0, "stand_in": null, "hints_used": 0, "colour": ""}, {"kind": "bot", "name": "Random bot", "bot": "random", "person": null, "resigned": false, "seconds": 0.0, "stand_in": null, "hints_used": 0, "colour": ""}]','d8XFTTyMGRyCSbsj',1,'playing','null','null',NULL,0,'2026-11-18 21:02:25.405742','2026-11-18 21:02:25.405747',1,NULL,'');
INSERT INTO "tables" VALUES('ypu9rvkb','little-town','2',7,'{"board": "A", "market": "random", "draft_tiles": "all", "coins_feed": "yes", "partial_gain": "yes", "pawn_free": "yes", "residence_terrain": "no", "watchtower_workers_block": "yes", "castle_own_only": "yes", "pawn_counts_printed_only": "yes"}','[{"kind": "person", "name": "Ann", "bot": null, "person": "d8XFTTyMGRyCSbsj", "resigned": false, "seconds": 0.5012359750012365, "stand_in": null, "hints_used": 0, "colour": ""}, {"kind": "person", "name": "Ben", "bot": null, "person": "d8XFTTyMGRyCSbsj", "resigned": false, "seconds": 0.3970372249987122, "stand_in": null, "hints_used": 0, "colour": ""}]','d8XFTTyMGRyCSbsj',1,'over','[-22, -22]','null',NULL,0,'2026-11-18 21:02:25.434888','2026-11-18 21:02:26.333633',0,NULL,'');
INSERT INTO "tables" VALUES('n3g9raed','little-town','2',7,'{"board": "A", "market": "random", "draft_tiles": "all", "coins_feed": "yes", "partial_gain": "yes", "pawn_free": "yes", "residence_terrain": "no", "watchtower_workers_block": "yes", "castle_own_only": "yes", "pawn_counts_printed_only": "yes"}','[{"kind": "person", "name": "Ann", "bot": null, "person": "d8XFTTyMGRyCSbsj", "resigned": false, "seconds": 0.0, "stand_in": null, "hints_used": 0, "colour": ""}, {"kind": "open", "name": "", "bot": null, "person": null, "resigned": false, "seconds": 0.0, "stand_in": null, "hints_used": 0, "colour": ""}]','d8XFTTyMGRyCSbsj',0,'waiting','null','null',NULL,0,'2026-11-18 21:02:26.357968','2026-11-18 21:02:26.357974',0,NULL,'HA8VrEyqllDD6xXl5SgSSg');
INSERT INTO "tables" VALUES('6stx5f58','little-town','2',7,'{"board": "A", "market": "random", "draft_tiles": "all", "coins_feed": "yes", "partial_gain": "yes", "pawn_free": "yes", "residence_terrain": "no", "watchtower_workers_block": "yes", "castle_own_only": "yes", "pawn_counts_printed_only": "yes"}','[{"kind": "person", "name": "Ann", "bot": null, "person": "d8XFTTyMGRyCSbsj", "resigned": false, "seconds": 3.767600037463126e-05, "stand_in": null, "hints_used": 0, "colour": ""}, {"kind": "person", "name": "Guest", "bot": null, "person": "qZZCCXn_DioVEc72", "resigned": false, "seconds": 0.0, "stand_in": null, "hints_used": 0, "colour": ""}]','d8XFTTyMGRyCSbsj',1,'playing','null','null',NULL,0,'2026-11-18 21:02:26.377680','2026-11-18 21:02:26.384345',0,NULL,'');
CREATE TABLE tries (
	id VARCHAR(64) NOT NULL, 
	level FLOAT NOT NULL, 
	allowed BOOLEAN NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_tries PRIMARY KEY (id)
);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_updated ON tables (updated);
CREATE INDEX ix_seatings_person ON seatings (person);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE INDEX ix_sessions_person ON sessions (person);
COMMIT;
