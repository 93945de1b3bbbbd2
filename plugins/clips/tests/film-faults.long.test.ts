import '@root/tests/helpers/whole';
import './film.int.test';
