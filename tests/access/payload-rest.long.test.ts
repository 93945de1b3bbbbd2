import '../helpers/whole';
import './payload-rest.int.test';
