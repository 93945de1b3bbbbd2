import '../helpers/whole';
import './rest-attacks.int.test';
